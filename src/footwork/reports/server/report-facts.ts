import { sql } from 'kysely';
import { type Principal, systemPrincipal } from '#engine/schema/access/principal';
import { entityNamed } from '#engine/schema/declaration/model';
import { isSame } from '#engine/schema/write/merge';
import type { Transaction } from '#engine/server/database/transaction';
import { readRecord } from '#engine/server/entity/read/read-record';
import type { ReadContext } from '#engine/server/entity/read/view';
import type { AnalysisResult, Person } from '../../../measurement/analysis';
import type { ReportFacts } from '../../../measurement/report-facts';
import { chooseProducts } from './recommend-products';
import { bulkyFields, personOf, reportAnalysis } from './report-analysis';

/** For an evaluated report the facts at the time of the evaluation, otherwise the current ones. */
export async function reportFacts(context: ReadContext, report: number): Promise<ReportFacts> {
  return (await storedFacts(context, report)) ?? keptFacts(context, report);
}

export async function reportedPerson(context: ReadContext, report: number): Promise<Person> {
  return (await storedFacts(context, report))?.person ?? personOf(context, report);
}

async function storedFacts({ database }: ReadContext, report: number): Promise<ReportFacts | undefined> {
  const { rows } = await sql<{ facts: ReportFacts }>`
    select e.facts from footwork.report_evaluation e join report r on r.id = e.report_id
    where r.id = ${report} and r.evaluation = 'evaluated'`.execute(database.kysely);
  return rows[0]?.facts;
}

/** Whether the current analysis differs from the one that the customer sees. */
export async function isOutdated(context: ReadContext, reader: Principal, report: number): Promise<boolean> {
  const facts = await storedFacts(context, report);
  const present = facts && (await reportAnalysis(context, reader, report));
  return present !== undefined && !isSame(figuresOf(facts?.analysis), figuresOf(present));
}

/** Plain JSON without the version of the analysis, for comparison. */
function figuresOf(analysis: AnalysisResult | null | undefined): unknown {
  return JSON.parse(JSON.stringify({ ...analysis, version: null }));
}

/** Runs in the transaction that evaluates a report: drops the facts of an earlier evaluation. */
export async function dropFacts(transaction: Transaction, report: number): Promise<void> {
  await sql`delete from footwork.report_evaluation where report_id = ${report}`.execute(transaction);
}

/**
 * Stores the current facts of evaluated reports. A failure does not affect the evaluation: the facts are stored when the
 * report is next shown to its customer.
 */
export async function keepFacts(context: ReadContext, reports: readonly number[]): Promise<void> {
  for (const report of reports) await keptFacts(context, report).catch(() => undefined);
}

async function keptFacts(context: ReadContext, report: number): Promise<ReportFacts> {
  const entity = entityNamed(context.model, 'report');
  const record = await readRecord(context, systemPrincipal, entity, report, bulkyFields);
  if (!record) return { analysis: null, person: {}, products: [] };
  const analysis = await reportAnalysis(context, systemPrincipal, report);
  const person = await personOf(context, report);
  const store = typeof record.store === 'number' ? record.store : undefined;
  const products = await chooseProducts(context, systemPrincipal, store, analysis, person);
  const facts: ReportFacts = {
    analysis: analysis ?? null,
    person,
    products: products.map(({ id, needs }) => ({ id, needs: needs.map(({ need }) => need) })),
  };
  if (record.evaluation === 'evaluated') {
    const text = JSON.stringify(facts);
    await context.database.kysely
      .insertInto('footwork.report_evaluation')
      .values({ report_id: report, facts: text })
      .onConflict((conflict) => conflict.column('report_id').doUpdateSet({ facts: text }))
      .execute();
  }
  return facts;
}
