import { tokenHash } from '../accounts/token';
import type { Connection } from '../database/transaction';

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
  connection: Connection,
  { deviceId, secret, by, at }: { deviceId: number; secret: string; by: number; at: Date },
): Promise<void> {
  const values = { secret_hash: tokenHash(secret), issued_at: at, issued_by: by };
  await connection
    .insertInto('footwork.device_secret')
    .values({ device_id: deviceId, ...values })
    .onConflict((conflict) => conflict.column('device_id').doUpdateSet(values))
    .execute();
}

export async function removeSecret(connection: Connection, deviceId: number): Promise<void> {
  await connection.deleteFrom('footwork.device_secret').where('device_id', '=', deviceId).execute();
}
