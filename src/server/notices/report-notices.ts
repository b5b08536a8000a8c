import { sql } from 'kysely';
import type { DevicePrincipal } from '../../entity/access/principal';
import type { Connection } from '../database/transaction';
import { addNotices } from './add-notices';

/** In minutes; a store is told of its reports at most once in this time. */
const quiet = 10;

/** Tells the accounts of the device's store that may see its reports of new ones, now and then; answers whom. */
export async function noteReports(
  connection: Connection,
  { store, devCode }: DevicePrincipal,
  now: Date,
): Promise<readonly number[]> {
  if (store === null || !(await isFirst(connection, store, now))) return [];
  const { rows } = await sql<{ id: number }>`
    select m.id from manager m
    where m.store = ${store} and m.available and exists (
      select from manager__roles held
      join role r on r.id = held.target and r.status = 'enabled'
      join role__menus opened on opened.owner = r.id
      join menu n on n.id = opened.target and n.perm = 'biz:report:view'
      where held.owner = m.id
    )`.execute(connection);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await addNotices(connection, sql`select unnest(${ids}::bigint[])`, 'reports', { device: devCode });
  }
  return ids;
}

/** Whether nobody was told within the quiet time; claims it for the caller. */
async function isFirst(connection: Connection, store: number, now: Date): Promise<boolean> {
  const endsAt = new Date(now.getTime() + quiet * 60_000);
  const { rows } = await sql`
    insert into footwork.rate_limit as known (subject, count, ends_at)
    values (${`report-notice:${store}`}, 1, ${endsAt})
    on conflict (subject) do update set ends_at = excluded.ends_at where known.ends_at <= ${now}
    returning 1`.execute(connection);
  return rows.length > 0;
}
