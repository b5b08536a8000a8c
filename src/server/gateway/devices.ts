import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { DevicePrincipal } from '../../entity/access/principal';
import { AppError } from '../../entity/contract/app-error';
import { tokenHash } from '../accounts/token';
import type { Database } from '../database/database';

interface DeviceRow {
  id: number;
  dev_code: string;
  store: number | null;
  pcode: string | null;
  is_lock: boolean;
  close: boolean;
  secret_hash: string | null;
}

/** What a device may do through the gateway. */
const perms = ['biz:report:add', 'biz:message:add'] as const;

const header = /^device +([^\s:]{1,64}):(\S{1,100}) *$/i;

/** Who sends which secret. Each call asks the database, so that a lock is felt by the next one. */
export class Devices {
  constructor(private readonly database: Database) {}

  /**
   * The device of an `Authorization: Device <dev_code>:<secret>` header. Throws an error of its own for a missing header,
   * an unknown device and a wrong secret, and, to the device itself only, while it is locked or closed.
   */
  async deviceOf(authorization: string | undefined): Promise<DevicePrincipal> {
    const [, devCode, secret] = header.exec(authorization ?? '') ?? [];
    if (devCode === undefined || secret === undefined) throw new AppError('deviceUnnamed');
    const { rows } = await sql<DeviceRow>`
      select d.id, d.dev_code, d.store, d.pcode, d.is_lock, d.close, s.secret_hash
      from device d left join footwork.device_secret s on s.device_id = d.id
      where d.dev_code = ${devCode}`.execute(this.database.kysely);
    const [device] = rows;
    if (!device) throw new AppError('deviceUnknown');
    if (!isSecret(secret, device.secret_hash)) throw new AppError('deviceSecretWrong');
    if (device.close) throw new AppError('deviceClosed');
    if (device.is_lock) throw new AppError('deviceLocked');
    const { id, store, pcode } = device;
    return { kind: 'device', id, devCode: device.dev_code, perms, pcode, store };
  }
}

function isSecret(given: string, kept: string | null): boolean {
  return kept !== null && timingSafeEqual(Buffer.from(tokenHash(given)), Buffer.from(kept));
}
