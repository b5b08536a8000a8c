import { sql } from 'kysely';
import type schema from '../../../schemas/report';
import { accountIdOf } from '../../entity/access/principal';
import { defineOverride } from '../override';
import { dropFacts, keepFacts } from '../reports/report-facts';

/** Who evaluates a report signs it, and what the customer sees of it stays as it is until it is amended. */
export default defineOverride<typeof schema>((context) => ({
  prepare: (principal, transaction) => async (given, current) => {
    if (!current || given.evaluation !== 'evaluated') return given;
    await dropFacts(transaction, current.id);
    if ((given.professional === undefined ? current : given).professional) return given;
    const { rows } = await sql<{ nickname: string | null }>`
      select nickname from manager where id = ${accountIdOf(principal)}`.execute(transaction);
    return { ...given, professional: rows[0]?.nickname ?? null };
  },
  async afterWrite(ids, action) {
    if (action === 'evaluate' || action === 'amend') await keepFacts(context, ids);
  },
}));
