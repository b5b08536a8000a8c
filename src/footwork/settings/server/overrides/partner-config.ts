import { sql } from 'kysely';
import { defineOverride } from '#engine/server/override';
import type schema from '../../../../../schemas/partner-config';

/**
 * The settings of a partner restrict its stores: a change invalidates the sessions of its accounts and of its stores'
 * accounts.
 */
export default defineOverride<typeof schema>(({ sessions, database: { kysely } }) => ({
  async afterWrite(ids) {
    const { rows } = await sql<{ id: number }>`
        select m.id from manager m left join store s on s.id = m.store
        join partner_config c on c.pcode in (m.pcode, s.pcode)
        where c.id = any(${[...ids]}::bigint[])`.execute(kysely);
    sessions.invalidate(rows.map(({ id }) => id));
  },
}));
