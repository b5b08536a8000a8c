import { sql } from 'kysely';
import { zoneOf } from '#engine/schema/access/actor';
import { accountIdOf } from '#engine/schema/access/principal';
import { dayIn } from '#engine/schema/contract/zoned-day';
import { issueOf } from '#engine/server/http/invalid';
import { defineOverride } from '#engine/server/override';
import type schema from '../../../../../schemas/report';
import { reassign } from '../reassign';
import { dropFacts, keepFacts } from '../report-facts';

/**
 * Lets every feature follow a change of a report's customer. Signs an evaluation with the evaluator's name
 * unless the evaluation names a professional, and stores the facts that the customer sees, which stay the
 * same until the report is amended. Refuses a changed sentence without its new wording, and a next appointment in
 * the past, unless the report already has this date.
 */
export default defineOverride<typeof schema>((context) => ({
  prepare: (principal, transaction) => async (written, current) => {
    if (!current) return written;
    const { customer } = written;
    const values =
      customer === undefined || customer === current.customer
        ? written
        : {
            ...written,
            customer_number: await reassign(customer, context, transaction, principal, current.id),
          };
    if (values.evaluation !== 'evaluated') return values;
    await dropFacts(transaction, current.id);
    if ((values.professional === undefined ? current : values).professional) return values;
    const { rows } = await sql<{ nickname: string | null }>`
      select nickname from manager where id = ${accountIdOf(principal)}`.execute(transaction);
    return { ...values, professional: rows[0]?.nickname ?? null };
  },
  async afterWrite(ids, action) {
    if (action === 'evaluate' || action === 'amend') await keepFacts(context, ids);
  },
  async checkAgainstRecords({ sentences, next_appointment: next }, actor, ids) {
    const unworded = (sentences ?? []).flatMap(({ choice, text }, index) =>
      choice === 'change' && !text?.trim() ? [issueOf(`sentences.${index}.text`, 'required')] : [],
    );
    if (!next || next >= dayIn(zoneOf(actor), context.now())) return unworded;
    const { rows } = await sql`
      select from report where id = any(${ids}) and next_appointment is distinct from ${next}::date limit 1`.execute(
      context.database.kysely,
    );
    return rows.length > 0 ? [...unworded, issueOf('next_appointment', 'past')] : unworded;
  },
}));
