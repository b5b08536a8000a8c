import { sql } from 'kysely';
import type { Connection } from '#engine/server/database/transaction';
import { addNotices } from '#engine/server/notices/add-notices';
import type { Device } from './device';

/** In minutes; a store gets at most one notice of each kind about its devices within this time. */
const quiet = 10;

export interface BatchNotice {
  readonly entity: string;
  readonly notice: 'powerOn' | 'reports';
}

/**
 * Notifies the accounts of the device's store that may see the new records, unless the store had such a
 * notice within `quiet` minutes. Returns the notified accounts.
 */
export async function noteBatch(
  connection: Connection,
  { id, store, name }: Device,
  { entity, notice }: BatchNotice,
  now: Date,
): Promise<readonly number[]> {
  if (store === null || !(await isFirst(connection, `${entity}-notice:${store}`, now))) return [];
  const { rows } = await sql<{ id: number }>`
    select m.id from manager m
    where m.store = ${store} and m.available and exists (
      select from manager__roles held
      join role r on r.id = held.target and r.status = 'enabled'
      join role__menus opened on opened.owner = r.id
      join menu n on n.id = opened.target and n.perm = ${`biz:${entity}:view`}
      where held.owner = m.id
    )`.execute(connection);
  const accounts = rows.map((account) => account.id);
  if (accounts.length > 0) {
    await addNotices(connection, sql`select unnest(${accounts}::bigint[])`, notice, {
      device: name,
      id: String(id),
    });
  }
  return accounts;
}

/** Claims the quiet time of a subject; false if an earlier claim has not ended. */
async function isFirst(connection: Connection, subject: string, now: Date): Promise<boolean> {
  const endsAt = new Date(now.getTime() + quiet * 60_000);
  const { rows } = await sql`
    insert into footwork.rate_limit as known (subject, count, ends_at)
    values (${subject}, 1, ${endsAt})
    on conflict (subject) do update set ends_at = excluded.ends_at where known.ends_at <= ${now}
    returning 1`.execute(connection);
  return rows.length > 0;
}
