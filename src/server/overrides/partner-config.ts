import { sql } from 'kysely';
import type schema from '../../../schemas/partner-config';
import { defineOverride } from '../override';

/** A change of what a partner allows invalidates the sessions of the accounts of that partner and of its stores. */
export default defineOverride<typeof schema>(({ sessions, database: { kysely } }) => ({
  async afterWrite(ids) {
    const { rows } = await sql<{ id: number }>`
        select m.id from manager m left join store s on s.id = m.store
        join partner_config c on c.pcode in (m.pcode, s.pcode)
        where c.id = any(${[...ids]}::bigint[])`.execute(kysely);
    sessions.invalidate(rows.map(({ id }) => id));
  },
}));
