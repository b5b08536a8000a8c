import { sql } from 'kysely';
import type { ReadContext } from '#engine/server/entity/read/view';
import { type AnalysisResult, analysisVersion } from '../../../measurement/analysis';
import type { MeasurementPicture } from '../../../measurement/picture';
import type { StoredAnalysis } from './analyse-stored';

type Stores = Pick<ReadContext, 'database'>;

/** The stored result of a report; undefined if it is of another version or of other facts about the customer. */
export async function storedResult(
  { database }: Stores,
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

/** The stored picture of a report; undefined if it is of another version. */
export async function storedPicture(
  { database }: Stores,
  report: number,
): Promise<MeasurementPicture | 'damaged' | undefined> {
  const found = await database.kysely
    .selectFrom('footwork.report_picture')
    .select('picture')
    .where('report_id', '=', report)
    .where('version', '=', analysisVersion)
    .executeTakeFirst();
  return found?.picture;
}

/** Stores result and picture; of a damaged measurement, that it is damaged. */
export async function storeAnalysis(
  { database }: Stores,
  report: number,
  basis: string,
  found: StoredAnalysis | 'damaged',
): Promise<void> {
  const picture = {
    version: analysisVersion,
    picture: JSON.stringify(found === 'damaged' ? found : found.picture),
  };
  await database.kysely
    .insertInto('footwork.report_picture')
    .values({ report_id: report, ...picture })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(picture))
    .execute();
  if (found === 'damaged') return;
  const result = { version: analysisVersion, basis, result: JSON.stringify(found.result) };
  await database.kysely
    .insertInto('footwork.report_analysis')
    .values({ report_id: report, ...result })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(result))
    .execute();
}

/** Deletes stored results and pictures of deleted reports. */
export async function sweepAnalyses({ database }: Stores): Promise<void> {
  for (const table of ['footwork.report_analysis', 'footwork.report_picture', 'footwork.report_evaluation'])
    await sql`delete from ${sql.table(table)} a where not exists (select from report r where r.id = a.report_id)`.execute(
      database.kysely,
    );
}
