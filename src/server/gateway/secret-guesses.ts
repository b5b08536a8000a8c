import { RateLimit } from '../accounts/rate-limit';
import { placeOf } from '../accounts/sign-in-place';
import type { Database } from '../database/database';

/** Of one device number from one place a minute; what was right before is not counted. */
const triesPerDevice = 10;

/** Wrong ones from one place a minute, whatever device they name; a whole shop may sit behind one. */
const wrongPerPlace = 300;

const kept = 10_000;

/** Who tries which secret. */
interface Guess {
  readonly ip: string;
  /** As the caller gives it; there may be no such device. */
  readonly devCode: string;
  /** Of number and secret. */
  readonly hash: string;
}

/**
 * Limits how many secrets a place can try. A device whose secret was right is known by its hash and passes: no stranger
 * keeps it out by wrong ones, not even from the same place.
 */
export class SecretGuesses {
  readonly #right = new Set<string>();
  readonly #perDevice: RateLimit;
  readonly #perPlace: RateLimit;

  constructor(database: Database) {
    this.#perDevice = new RateLimit(database, 'device-secret', triesPerDevice, 60_000);
    this.#perPlace = new RateLimit(database, 'device-place', wrongPerPlace, 60_000);
  }

  /** Throws `tooManyRequests` where the guess is one too many; counted before it is judged, so that none slips through. */
  async assertFree({ ip, devCode, hash }: Guess, now: Date): Promise<void> {
    if (this.#right.has(hash)) return;
    const place = placeOf(ip);
    this.#perPlace.assertNotFull(place, now);
    await this.#perDevice.assertFree(`${place} ${devCode}`, now);
  }

  noteRight({ hash }: Guess): void {
    if (this.#right.has(hash)) return;
    const [oldest] = this.#right;
    if (this.#right.size >= kept && oldest !== undefined) this.#right.delete(oldest);
    this.#right.add(hash);
  }

  /** Throws `tooManyRequests` where the place has had too many. */
  async noteWrong({ ip, hash }: Guess, now: Date): Promise<void> {
    this.#right.delete(hash);
    await this.#perPlace.assertFree(placeOf(ip), now);
  }
}
