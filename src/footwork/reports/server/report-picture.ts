import type { Principal } from '#engine/schema/access/principal';
import type { ReadContext } from '#engine/server/entity/read/view';
import type { Person } from '../../../measurement/analysis';
import type { MeasurementPicture } from '../../../measurement/picture';
import { analyseReport } from './analyse-report';
import { readsMeasurement } from './report-analysis';
import { storedPicture } from './stored-analysis';

/**
 * The picture of the measurement of a report; `none` if there is no measurement or a role hides it. The caller has checked
 * that the reader may see the report. The picture is stored with the analysis and does not depend on the person; where it
 * is missing, this function analyses with the given person.
 */
export async function reportPicture(
  context: ReadContext,
  reader: Principal,
  report: number,
  person: Person,
): Promise<MeasurementPicture | 'none' | 'damaged'> {
  if (!readsMeasurement(context, reader)) return 'none';
  const known = await storedPicture(context, report);
  if (known) return known;
  const found = await analyseReport(context, report, person);
  return typeof found === 'string' ? found : found.picture;
}
