import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { canRead } from '#engine/schema/access/access';
import type { Principal } from '#engine/schema/access/principal';
import { entityNamed } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import type { Database } from '#engine/server/database/database';
import type { ReadContext } from '#engine/server/entity/read/view';
import { type AnalysisResult, analysisVersion, type Person } from '../../../measurement/analysis';
import type { StoredMeasurement } from '../../../measurement/storage/report-measurement';
import { analyseInThread } from './analysis-thread';

/** The fields of a report that a reader of its analysis does not need. */
export const bulkyFields = ['measurement'] as const;

/** Analyses in progress, by database; concurrent requests for one report share one. */
const running = new WeakMap<Database, Map<string, Promise<AnalysisResult | undefined>>>();

/**
 * The analysis of a report in the reader's row scope. Undefined if there is no measurement, packed pressures are
 * damaged, or a role hides the measurement. Measurements never change, so this function recomputes a stored result only
 * if the version of the analysis or the facts about the customer have changed.
 */
export async function reportAnalysis(
  context: ReadContext,
  reader: Principal,
  report: number,
): Promise<AnalysisResult | undefined> {
  const entity = entityNamed(context.model, 'report');
  if (!['type', 'measurement'].every((name) => canRead(reader, fieldNamed(entity, name)))) return undefined;
  const person = await personOf(context, report);
  const basis = createHash('sha256').update(JSON.stringify(person)).digest('base64');
  const known = await storedResult(context, report, basis);
  if (known) return known;
  const works = running.get(context.database) ?? new Map<string, Promise<AnalysisResult | undefined>>();
  running.set(context.database, works);
  const key = `${report} ${basis}`;
  const work = works.get(key) ?? computed(context, report, basis, person).finally(() => works.delete(key));
  works.set(key, work);
  return work;
}

async function computed(
  context: ReadContext,
  report: number,
  basis: string,
  person: Person,
): Promise<AnalysisResult | undefined> {
  const { rows } = await sql<StoredMeasurement>`
    select type, measurement from report where id = ${report} and measurement is not null`.execute(
    context.database.kysely,
  );
  const [stored] = rows;
  const found = stored && (await analyseInThread({ stored, person }));
  if (found) await storeResult(context, report, basis, found.result);
  return found?.result;
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

/** Deletes stored results and pictures of deleted reports. */
export async function sweepAnalyses({ database }: Pick<ReadContext, 'database'>): Promise<void> {
  for (const table of ['footwork.report_analysis', 'footwork.report_picture', 'footwork.report_evaluation'])
    await sql`delete from ${sql.table(table)} a where not exists (select from report r where r.id = a.report_id)`.execute(
      database.kysely,
    );
}

/** The customer of a report, with the age on the day of the measurement. */
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
