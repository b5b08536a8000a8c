import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { MachinePrincipal } from '#engine/schema/access/principal';
import { AppError } from '#engine/schema/contract/app-error';
import { tokenHash } from '#engine/server/accounts/token';
import type { Database } from '#engine/server/database/database';
import { SecretGuesses } from './secret-guesses';

interface DeviceRow {
  id: number;
  dev_code: string;
  store: number | null;
  pcode: string | null;
  is_lock: boolean;
  close: boolean;
  secret_hash: string | null;
}

/** A request to the gateway. */
interface Caller {
  readonly ip: string;
  readonly headers: { readonly authorization?: string | undefined };
}

/** The permissions of a device at the gateway. */
const perms = ['biz:report:add', 'biz:message:add'] as const;

const header = /^device +([^\s:]{1,64}):(\S{1,100}) *$/i;

/** Compared if the device has no secret, so that the comparison takes as long as with one. */
const none = tokenHash('');

/**
 * Identifies devices by their secrets. Queries the database on each call, so that a lock takes effect with
 * the next call.
 */
export class Devices {
  readonly #guesses: SecretGuesses;

  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {
    this.#guesses = new SecretGuesses(database);
  }

  /**
   * The device of an `Authorization: Device <dev_code>:<secret>` header. Throws a distinct error for a missing header,
   * the same error for an unknown device and a wrong secret, and, only with the right secret, an error while the device
   * is locked or closed.
   */
  async deviceOf({ ip, headers }: Caller): Promise<MachinePrincipal> {
    const [, devCode, secret] = header.exec(headers.authorization ?? '') ?? [];
    if (devCode === undefined || secret === undefined) throw new AppError('deviceUnnamed');
    const guess = { ip, devCode, hash: tokenHash(`${devCode}:${secret}`) };
    await this.#guesses.assertFree(guess, this.now());
    const { rows } = await sql<DeviceRow>`
      select d.id, d.dev_code, d.store, d.pcode, d.is_lock, d.close, s.secret_hash
      from device d left join footwork.device_secret s on s.device_id = d.id
      where d.dev_code = ${devCode}`.execute(this.database.kysely);
    const [device] = rows;
    const isRight = timingSafeEqual(Buffer.from(tokenHash(secret)), Buffer.from(device?.secret_hash ?? none));
    if (!device || !isRight) {
      await this.#guesses.noteWrong(guess, this.now());
      throw new AppError('deviceRefused');
    }
    this.#guesses.noteRight(guess);
    if (device.close) throw new AppError('deviceClosed');
    if (device.is_lock) throw new AppError('deviceLocked');
    const { id, store, pcode } = device;
    const ties = { partner: pcode === null ? [] : [pcode], store: store === null ? [] : [store] };
    return { kind: 'machine', type: 'device', id, name: device.dev_code, perms, ties };
  }
}
