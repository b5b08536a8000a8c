import { sql } from 'kysely';
import type { Sessions } from '../accounts/sessions';
import type { Database } from '../database/database';
import type { EntityHook } from '../entity/context';

/** What a partner lets its stores do is felt at once by the accounts of that partner and of its stores, and by no others. */
export function partnerConfigHook(sessions: Sessions, { kysely }: Database): EntityHook {
  return {
    async afterWrite(ids) {
      const { rows } = await sql<{ id: number }>`
        select m.id from manager m left join store s on s.id = m.store
        join partner_config c on c.pcode in (m.pcode, s.pcode)
        where c.id = any(${[...ids]}::bigint[])`.execute(kysely);
      sessions.invalidate(rows.map(({ id }) => id));
    },
  };
}
