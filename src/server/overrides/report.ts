import { sql } from 'kysely';
import type schema from '../../../schemas/report';
import { accountIdOf } from '../../entity/access/principal';
import { defineOverride } from '../override';
import { dropFacts, keepFacts } from '../reports/report-facts';

/**
 * Signs an evaluation with the evaluator's name unless the evaluation names a professional. Stores the facts that the
 * customer sees, which stay the same until the report is amended.
 */
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
