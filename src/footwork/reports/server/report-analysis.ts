import { sql } from 'kysely';
import { canRead } from '#engine/schema/access/access';
import type { Principal } from '#engine/schema/access/principal';
import { entityNamed } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import type { ReadContext } from '#engine/server/entity/read/view';
import type { AnalysisResult, Person } from '../../../measurement/analysis';
import { analyseReport, basisOf } from './analyse-report';
import { storedResult } from './stored-analysis';

/** The fields of a report that a reader of its analysis does not need. */
export const bulkyFields = ['measurement'] as const;

export function readsMeasurement({ model }: ReadContext, reader: Principal): boolean {
  const entity = entityNamed(model, 'report');
  return ['type', 'measurement'].every((name) => canRead(reader, fieldNamed(entity, name)));
}

/**
 * The analysis of a report, with the present facts about its customer unless others are given. Undefined if there is no
 * measurement, packed pressures are damaged, or a role hides the measurement. The caller has checked that the reader may
 * see the report. Measurements never change, so this function recomputes a stored result only if the version of the
 * analysis or the facts about the customer have changed.
 */
export async function reportAnalysis(
  context: ReadContext,
  reader: Principal,
  report: number,
  person?: Person,
): Promise<AnalysisResult | undefined> {
  if (!readsMeasurement(context, reader)) return undefined;
  const facts = person ?? (await personOf(context, report));
  const known = await storedResult(context, report, basisOf(facts));
  if (known) return known;
  const found = await analyseReport(context, report, facts);
  return typeof found === 'string' ? undefined : found.result;
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
