import { type RawBuilder, sql } from 'kysely';
import type { Sessions } from '#engine/server/accounts/sessions';
import type { Database } from '#engine/server/database/database';

/**
 * The changes of these records within the last hour, not only the last change: another call may have changed
 * a record since. The time of a change is the start of its write, which may then have waited for other
 * writes.
 */
export function recentChanges(entity: string, ids: readonly number[]): RawBuilder<unknown> {
  return sql`
    select record_id, changes from footwork.history
    where entity = ${entity} and record_id = any(${[...ids]}::bigint[]) and at > now() - interval '1 hour'`;
}

/** Invalidates the sessions of the accounts of these stores and of all stores above them. */
export async function invalidateStores(
  sessions: Sessions,
  kysely: Database['kysely'],
  stores: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with recursive above (id) as (
      select * from (${stores}) as moved (id)
      union
      select s.head_store from store s join above on s.id = above.id
    )
    select m.id from manager m join above on m.store = above.id`.execute(kysely);
  if (rows.length > 0) sessions.invalidate(rows.map(({ id }) => id));
}
