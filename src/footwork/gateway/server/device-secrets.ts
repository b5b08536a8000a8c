import type { Actor } from '#engine/schema/access/actor';
import type { Entity } from '#engine/schema/model/entity';
import { tokenHash } from '#engine/server/accounts/token';
import type { Connection, Transaction } from '#engine/server/database/transaction';
import { recordAction } from '#engine/server/entity/write/record-action';

/** The change of a device's secret. */
interface SecretWriting {
  readonly device: Entity;
  readonly deviceId: number;
  readonly actor: Actor;
}

/** When the device's secret was issued; null when it has none. */
export async function secretIssuedAt(connection: Connection, deviceId: number): Promise<string | null> {
  const found = await connection
    .selectFrom('footwork.device_secret')
    .select('issued_at')
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return found?.issued_at ?? null;
}

/** Stores the hash of a new secret; the previous secret is rejected from then on. */
export async function keepSecret(
  transaction: Transaction,
  writing: SecretWriting,
  secret: string,
  at: Date,
): Promise<void> {
  const { device, deviceId, actor } = writing;
  const isFirst = (await secretIssuedAt(transaction, deviceId)) === null;
  const values = { secret_hash: tokenHash(secret), issued_at: at, issued_by: actor.id };
  await transaction
    .insertInto('footwork.device_secret')
    .values({ device_id: deviceId, ...values })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(values))
    .execute();
  await recordAction(transaction, device, deviceId, actor, isFirst ? 'issueSecret' : 'replaceSecret');
}

export async function revokeSecret(transaction: Transaction, writing: SecretWriting): Promise<void> {
  if (await removeSecret(transaction, writing.deviceId))
    await recordAction(transaction, writing.device, writing.deviceId, writing.actor, 'revokeSecret');
}

/** Returns whether there was a secret. */
export async function removeSecret(connection: Connection, deviceId: number): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('footwork.device_secret')
    .where('device_id', '=', deviceId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
