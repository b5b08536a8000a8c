import { sql } from 'kysely';
import { systemPrincipal } from '../../entity/access/principal';
import { entityNamed } from '../../entity/declaration/model';
import type { Person } from '../../measurement/analysis';
import type { ReportFacts } from '../../measurement/report-facts';
import { readRecord } from '../entity/read/read-record';
import type { ReadContext } from '../entity/read/view';
import { chooseProducts } from './recommend-products';
import { personOf, reportAnalysis } from './report-analysis';

/** Of an evaluated report as they were when it was evaluated, else as they are. */
export async function reportFacts(context: ReadContext, report: number): Promise<ReportFacts> {
  return (await storedFacts(context, report)) ?? keptFacts(context, report);
}

/** The customer, as `reportFacts` has them. */
export async function reportedPerson(context: ReadContext, report: number): Promise<Person> {
  return (await storedFacts(context, report))?.person ?? personOf(context, report);
}

async function storedFacts({ database }: ReadContext, report: number): Promise<ReportFacts | undefined> {
  const { rows } = await sql<{ facts: ReportFacts }>`
    select e.facts from footwork.report_evaluation e join report r on r.id = e.report_id
    where r.id = ${report} and r.evaluation = 'evaluated'`.execute(database.kysely);
  return rows[0]?.facts;
}

/** Keeps the facts of reports as they are now, where these are evaluated. */
export async function keepFacts(context: ReadContext, reports: readonly number[]): Promise<void> {
  for (const report of reports) await keptFacts(context, report);
}

async function keptFacts(context: ReadContext, report: number): Promise<ReportFacts> {
  const record = await readRecord(context, systemPrincipal, entityNamed(context.model, 'report'), report);
  if (!record) return { analysis: null, person: {}, products: [] };
  const analysis = await reportAnalysis(context, record);
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
