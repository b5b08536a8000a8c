import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type AnalysisResult, analysisVersion, type Person } from '../../measurement/analysis';
import type { StoredMeasurement } from '../../measurement/storage/report-measurement';
import type { Row } from '../entity/context';
import type { ReadContext } from '../entity/read/view';
import { analyseAside } from './analyse-stored';

/**
 * What follows from the measurement of a report; undefined where it has none, or packed pressures are damaged.
 * It is computed once and stored, and again where the version of the analysis, the measurement or the customer
 * has changed.
 */
export async function reportAnalysis(context: ReadContext, report: Row): Promise<AnalysisResult | undefined> {
  const { id, type, measurement } = report;
  if (!type || !measurement) return undefined;
  const person = await personOf(context, Number(id));
  // The schema of the entity has checked the rest when it was stored.
  const stored = { type, measurement } as StoredMeasurement;
  const basis = createHash('sha256')
    .update(JSON.stringify([stored, person]))
    .digest('base64');
  const known = await storedResult(context, Number(id), basis);
  if (known) return known;
  const result = await analyseAside({ stored, person });
  if (result) await storeResult(context, Number(id), basis, result);
  return result;
}

async function storedResult(
  { database }: ReadContext,
  report: number,
  basis: string,
): Promise<AnalysisResult | undefined> {
  const found = await database.kysely
    .selectFrom('footwork.report_analysis')
    .select('result')
    .where('report_id', '=', report)
    .where('version', '=', analysisVersion)
    .where('basis', '=', basis)
    .executeTakeFirst();
  return found?.result;
}

async function storeResult(
  { database }: ReadContext,
  report: number,
  basis: string,
  result: AnalysisResult,
): Promise<void> {
  const values = { version: analysisVersion, basis, result: JSON.stringify(result) };
  await database.kysely
    .insertInto('footwork.report_analysis')
    .values({ report_id: report, ...values })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(values))
    .execute();
}

/** Deletes what is kept of reports that are no more. */
export async function sweepAnalyses({ database }: Pick<ReadContext, 'database'>): Promise<void> {
  for (const table of ['footwork.report_analysis', 'footwork.report_evaluation'])
    await sql`delete from ${sql.table(table)} a where not exists (select from report r where r.id = a.report_id)`.execute(
      database.kysely,
    );
}

/** The customer of a report on the day of the measurement. */
export async function personOf({ database }: ReadContext, report: number): Promise<Person> {
  const { rows } = await sql<{
    age: number | null;
    gender: string | null;
    height: number | null;
    weight: number | null;
    shoe_size: number | null;
  }>`
    select extract(year from age(r.detection_time, c.birth_date::timestamp))::int as age,
      c.gender, c.height::float8 as height, c.weight::float8 as weight, c.shoe_size::float8 as shoe_size
    from report r join customer c on c.id = r.customer
    where r.id = ${report}`.execute(database.kysely);
  const [found] = rows;
  if (!found) return {};
  const { age, gender, height, weight, shoe_size } = found;
  return {
    ...(age !== null && age >= 0 && { age }),
    ...((gender === 'female' || gender === 'male') && { sex: gender }),
    ...(height !== null && { height_cm: height }),
    ...(weight !== null && { weight_kg: weight }),
    ...(shoe_size !== null && { shoeSize: shoe_size }),
  };
}
