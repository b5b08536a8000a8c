import { sql } from 'kysely';
import { analyse } from '../../measurement/analyse';
import { type AnalysisResult, type Person, resultOf } from '../../measurement/analysis';
import { type StoredMeasurement, unpackMeasurement } from '../../measurement/storage/report-measurement';
import type { Row } from '../entity/context';
import type { ReadContext } from '../entity/read/view';

/** What follows from the measurement of a report; undefined where it has none, or packed pressures are damaged. */
export async function reportAnalysis(context: ReadContext, report: Row): Promise<AnalysisResult | undefined> {
  const { id, type, measurement } = report;
  if (!type || !measurement) return undefined;
  // The schema of the entity has checked the rest when it was stored.
  const stored = { type, measurement } as StoredMeasurement;
  const unpacked = await unpackMeasurement(stored).catch(() => undefined);
  return unpacked && resultOf(analyse(unpacked, await personOf(context, Number(id))));
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
