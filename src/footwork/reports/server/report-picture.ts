import { sql } from 'kysely';
import { canRead } from '#engine/schema/access/access';
import type { Principal } from '#engine/schema/access/principal';
import { entityNamed } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import type { ReadContext } from '#engine/server/entity/read/view';
import { analysisVersion } from '../../../measurement/analysis';
import type { MeasurementPicture } from '../../../measurement/picture';
import type { StoredMeasurement } from '../../../measurement/storage/report-measurement';
import { analyseInThread } from './analysis-thread';

/**
 * The picture of the measurement of a report in the reader's row scope; `none` if there is no measurement or a role hides
 * it. Like the analysis, it is stored and computed again only for another version, since measurements never change.
 */
export async function reportPicture(
  context: ReadContext,
  reader: Principal,
  report: number,
): Promise<MeasurementPicture | 'none' | 'damaged'> {
  const entity = entityNamed(context.model, 'report');
  if (!['type', 'measurement'].every((name) => canRead(reader, fieldNamed(entity, name)))) return 'none';
  const { kysely } = context.database;
  const known = await kysely
    .selectFrom('footwork.report_picture')
    .select('picture')
    .where('report_id', '=', report)
    .where('version', '=', analysisVersion)
    .executeTakeFirst();
  if (known) return known.picture;
  const { rows } = await sql<StoredMeasurement>`
    select type, measurement from report where id = ${report} and measurement is not null`.execute(kysely);
  const [stored] = rows;
  if (!stored) return 'none';
  const found = await analyseInThread({ stored, person: {} });
  if (!found) return 'damaged';
  const values = { version: analysisVersion, picture: JSON.stringify(found.picture) };
  await kysely
    .insertInto('footwork.report_picture')
    .values({ report_id: report, ...values })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(values))
    .execute();
  return found.picture;
}
