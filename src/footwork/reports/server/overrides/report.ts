import { sql } from 'kysely';
import { accountIdOf } from '#engine/schema/access/principal';
import { defineOverride } from '#engine/server/override';
import type schema from '../../../../../schemas/report';
import { dropFacts, keepFacts } from '../report-facts';

/**
 * Signs an evaluation with the evaluator's name unless the evaluation names a professional. Stores the facts that the
 * customer sees, which stay the same until the report is amended.
 */
export default defineOverride<typeof schema>((context) => ({
  prepare: (principal, transaction) => async (values, current) => {
    if (!current || values.evaluation !== 'evaluated') return values;
    await dropFacts(transaction, current.id);
    if ((values.professional === undefined ? current : values).professional) return values;
    const { rows } = await sql<{ nickname: string | null }>`
      select nickname from manager where id = ${accountIdOf(principal)}`.execute(transaction);
    return { ...values, professional: rows[0]?.nickname ?? null };
  },
  async afterWrite(ids, action) {
    if (action === 'evaluate' || action === 'amend') await keepFacts(context, ids);
  },
}));
