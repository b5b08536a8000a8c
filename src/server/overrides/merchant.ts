import { sql } from 'kysely';
import { invalidateStores, recentChanges } from '../access/moved-stores';
import type { Override } from '../override';

/** Stores follow their merchant to another partner, and leave the stores of the former partner. */
const merchant: Override = ({ sessions, database: { kysely } }) => ({
  async afterWrite(ids) {
    const moved = sql`
      select s.id from (${recentChanges('merchant', ids)}) c join store s on s.merchant = c.record_id
      where c.changes ? 'pcode'`;
    await invalidateStores(sessions, kysely, moved);
  },
});

export default merchant;
