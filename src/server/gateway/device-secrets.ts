import type { Actor } from '../../entity/access/actor';
import type { Entity } from '../../entity/model/entity';
import { tokenHash } from '../accounts/token';
import { literal, quote } from '../database/sql-text';
import { run } from '../database/statement';
import type { Connection, Transaction } from '../database/transaction';
import { recorded, writer, writerCount, writerParameters } from '../entity/write/recorded';

/** Who changes the secret of which device. */
interface SecretWriting {
  readonly device: Entity;
  readonly deviceId: number;
  readonly actor: Actor;
}

/** When the device was given its secret; null when it has none. */
export async function secretIssuedAt(connection: Connection, deviceId: number): Promise<string | null> {
  const found = await connection
    .selectFrom('footwork.device_secret')
    .select('issued_at')
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return found?.issued_at ?? null;
}

/** Keeps the hash of a new secret; the one that the device had until now is refused from then on. */
export async function keepSecret(
  transaction: Transaction,
  writing: SecretWriting,
  secret: string,
  at: Date,
): Promise<void> {
  const { deviceId, actor } = writing;
  const isFirst = (await secretIssuedAt(transaction, deviceId)) === null;
  const values = { secret_hash: tokenHash(secret), issued_at: at, issued_by: actor.id };
  await transaction
    .insertInto('footwork.device_secret')
    .values({ device_id: deviceId, ...values })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(values))
    .execute();
  await record(transaction, writing, isFirst ? 'issueSecret' : 'replaceSecret');
}

export async function revokeSecret(transaction: Transaction, writing: SecretWriting): Promise<void> {
  if (await removeSecret(transaction, writing.deviceId)) await record(transaction, writing, 'revokeSecret');
}

/** Answers whether there was one. */
export async function removeSecret(connection: Connection, deviceId: number): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('footwork.device_secret')
    .where('device_id', '=', deviceId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** In the history of the device, which itself stays as it is, with its version. */
async function record(
  transaction: Transaction,
  { device, deviceId, actor }: SecretWriting,
  action: 'issueSecret' | 'replaceSecret' | 'revokeSecret',
): Promise<void> {
  const entry = `entry as (
  select id as record_id, version, '{}'::jsonb as changes from ${quote(device.table)} where id = $${writerCount + 1}
)`;
  const parts = [writer, entry, ...recorded(device, literal(action), 'entry')];
  await run(transaction, {
    sql: `with ${parts.join(', ')}\nselect from writer`,
    parameters: [...writerParameters(actor), deviceId],
  });
}
