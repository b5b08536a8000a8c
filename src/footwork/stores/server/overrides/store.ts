import { sql } from 'kysely';
import { noLimits, ownRecordLimits } from '#engine/schema/access/record-limits';
import { entityNamed } from '#engine/schema/declaration/model';
import { defineOverride } from '#engine/server/override';
import type schema from '../../../../../schemas/store';
import { invalidateStores, recentChanges } from '../moved-stores';

/**
 * A new head store or merchant invalidates the sessions of the store and of all stores above it, in the old and the new
 * tree. A new time zone or country invalidates those of the store's and of its partner's accounts.
 */
export default defineOverride<typeof schema>(({ sessions, database: { kysely }, model }) => {
  const entity = entityNamed(model, 'store');
  return {
    async limits(ids, actor) {
      const limits = ownRecordLimits(actor, entity);
      return new Map(limits === noLimits ? [] : ids.map((id) => [id, limits]));
    },
    async afterWrite(ids) {
      const moved = sql`
        select unnest(array[c.record_id, s.head_store, (c.changes -> 'head_store' ->> 0)::bigint])
        from (${recentChanges('store', ids)}) c left join store s on s.id = c.record_id
        where c.changes ?| array['head_store', 'merchant']`;
      await invalidateStores(sessions, kysely, moved);
      const { rows } = await sql<{ id: number }>`
        select m.id from (${recentChanges('store', ids)}) c join store s on s.id = c.record_id
        join manager m on m.store = s.id or m.store is null and m.pcode = s.pcode
        where c.changes ?| array['time_zone', 'country']`.execute(kysely);
      if (rows.length > 0) sessions.invalidate(rows.map(({ id }) => id));
    },
  };
});
