import { sql } from 'kysely';
import { defineOverride } from '#engine/server/override';
import type schema from '../../../../../schemas/merchant';
import { invalidateStores, recentChanges } from '../moved-stores';

/**
 * A merchant takes its stores along to another partner: invalidates the sessions of these stores and of all stores
 * above them.
 */
export default defineOverride<typeof schema>(({ sessions, database: { kysely } }) => ({
  async afterWrite(ids) {
    const moved = sql`
      select s.id from (${recentChanges('merchant', ids)}) c join store s on s.merchant = c.record_id
      where c.changes ? 'pcode'`;
    await invalidateStores(sessions, kysely, moved);
  },
}));
