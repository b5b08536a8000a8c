import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#engine/server/database/database';
import type { ReadContext } from '#engine/server/entity/read/view';
import type { Person } from '../../../measurement/analysis';
import type { StoredMeasurement } from '../../../measurement/storage/report-measurement';
import type { StoredAnalysis } from './analyse-stored';
import { analyseInThread } from './analysis-thread';
import { storeAnalysis, storedPicture } from './stored-analysis';

/** `none` without a measurement. */
type ReportAnalysis = StoredAnalysis | 'none' | 'damaged';

/** Analyses in progress, by database; concurrent requests for one report share one. */
const running = new WeakMap<Database, Map<string, Promise<ReportAnalysis>>>();

/** A digest of the facts about a customer; the database returns stored facts in another order. */
export function basisOf({ age, sex, height_cm, weight_kg, shoeSize }: Person): string {
  const facts = JSON.stringify({ age, sex, height_cm, weight_kg, shoeSize });
  return createHash('sha256').update(facts).digest('base64');
}

/** Analyses the measurement of a report, and stores result and picture. */
export function analyseReport(context: ReadContext, report: number, person: Person): Promise<ReportAnalysis> {
  const works = running.get(context.database) ?? new Map<string, Promise<ReportAnalysis>>();
  running.set(context.database, works);
  const basis = basisOf(person);
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
): Promise<ReportAnalysis> {
  if ((await storedPicture(context, report)) === 'damaged') return 'damaged';
  const { rows } = await sql<StoredMeasurement>`
    select type, measurement from report where id = ${report} and measurement is not null`.execute(
    context.database.kysely,
  );
  const [stored] = rows;
  if (!stored) return 'none';
  const found = (await analyseInThread({ stored, person })) ?? 'damaged';
  await storeAnalysis(context, report, basis, found);
  return found;
}
