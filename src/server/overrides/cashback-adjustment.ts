import { sql } from 'kysely';
import type schema from '../../../schemas/cashback-adjustment';
import { rowScope } from '../../entity/access/row-scope';
import { entityNamed } from '../../entity/declaration/model';
import { invalid, issueOf } from '../http/invalid';
import { defineOverride } from '../override';

/**
 * The store of an adjustment is one of the policy's partner. An account that sees one partner only can choose no other
 * store, and learns of no other.
 */
export default defineOverride<typeof schema>(({ model }) => ({
  prepare: (principal, transaction) => async (given, current) => {
    if (rowScope(principal, entityNamed(model, 'cashback-adjustment')).kind !== 'all') return given;
    const { policy, store } = { ...current, ...given };
    const { rows } = await sql`
      select 1 from policy p join store s on s.pcode is distinct from p.pcode
      where p.id = ${policy ?? null} and s.id = ${store ?? null}`.execute(transaction);
    if (rows.length > 0) throw invalid([issueOf('store', 'unfit')]);
    return given;
  },
}));
