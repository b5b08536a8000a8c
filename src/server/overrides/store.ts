import { type RawBuilder, sql } from 'kysely';
import { noLimits, storeLimits } from '../../entity/access/record-limits';
import { entityNamed, type Model } from '../../entity/declaration/model';
import type { Sessions } from '../accounts/sessions';
import type { Database } from '../database/database';
import type { EntityHook } from '../entity/context';

/** A store that comes to belong to another, or no longer does, is seen or no longer seen at once. */
export function storeHook(sessions: Sessions, { kysely }: Database, model: Model): EntityHook {
  const store = entityNamed(model, 'store');
  return {
    async limits(ids, actor) {
      const limits = storeLimits(actor, store);
      return new Map(limits === noLimits ? [] : ids.map((id) => [id, limits]));
    },
    async afterWrite(ids) {
      const moved = sql`
        select unnest(array[c.record_id, s.head_store, (c.changes -> 'head_store' ->> 0)::bigint])
        from (${lateChanges('store', ids)}) c left join store s on s.id = c.record_id
        where c.changes ?| array['head_store', 'merchant']`;
      await tellAccounts(sessions, kysely, moved);
    },
  };
}

/** Stores follow their merchant to another partner, whose stores they do not belong to. */
export function merchantHook(sessions: Sessions, { kysely }: Database): EntityHook {
  return {
    async afterWrite(ids) {
      const moved = sql`
        select s.id from (${lateChanges('merchant', ids)}) c join store s on s.merchant = c.record_id
        where c.changes ? 'pcode'`;
      await tellAccounts(sessions, kysely, moved);
    },
  };
}

/**
 * Not the last change alone: by the time that is read, somebody else may have made another. They are dated by
 * when their write began, which may have waited for others since; to be told once more costs nobody anything.
 */
function lateChanges(entity: string, ids: readonly number[]): RawBuilder<unknown> {
  return sql`
    select record_id, changes from footwork.history
    where entity = ${entity} and record_id = any(${[...ids]}::bigint[]) and at > now() - interval '1 hour'`;
}

/** Has the accounts of these stores, and of all that they belong to, read anew. */
async function tellAccounts(
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
