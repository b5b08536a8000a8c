import { RateLimit } from '#engine/server/accounts/rate-limit';
import { networkOf } from '#engine/server/accounts/sign-in-network';
import type { Database } from '#engine/server/database/database';

/** Attempts per minute for one device number from one network; a secret that was right before is not counted. */
const triesPerDevice = 10;

/** Wrong secrets per minute from one network, for any device; a whole shop may share one network. */
const wrongPerNetwork = 300;

const kept = 10_000;

interface Guess {
  readonly ip: string;
  /** As sent by the caller; the device may not exist. */
  readonly devCode: string;
  /** Hash of number and secret. */
  readonly hash: string;
}

/**
 * Limits the secrets that a network can try. A device whose secret was right is remembered by its hash and passes:
 * wrong attempts of strangers do not lock it out, even from the same network.
 */
export class SecretGuesses {
  readonly #right = new Set<string>();
  readonly #perDevice: RateLimit;
  readonly #perNetwork: RateLimit;

  constructor(database: Database) {
    this.#perDevice = new RateLimit(database, 'device-secret', triesPerDevice, 60_000);
    this.#perNetwork = new RateLimit(database, 'device-place', wrongPerNetwork, 60_000);
  }

  /**
   * Throws `tooManyRequests` where the limit is exceeded; counts before the check, so that concurrent guesses count,
   * too.
   */
  async assertFree({ ip, devCode, hash }: Guess, now: Date): Promise<void> {
    if (this.#right.has(hash)) return;
    const network = networkOf(ip);
    this.#perNetwork.assertNotFull(network, now);
    await this.#perDevice.assertFree(`${network} ${devCode}`, now);
  }

  noteRight({ hash }: Guess): void {
    if (this.#right.has(hash)) return;
    const [oldest] = this.#right;
    if (this.#right.size >= kept && oldest !== undefined) this.#right.delete(oldest);
    this.#right.add(hash);
  }

  /** Throws `tooManyRequests` where the network has sent too many wrong secrets. */
  async noteWrong({ ip, hash }: Guess, now: Date): Promise<void> {
    this.#right.delete(hash);
    await this.#perNetwork.assertFree(networkOf(ip), now);
  }
}
