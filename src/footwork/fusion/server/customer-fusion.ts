import type { Actor } from '#engine/schema/access/actor';
import { AppError } from '#engine/schema/contract/app-error';
import type { ResponseOf } from '#engine/schema/contract/endpoint';
import { entityNamed } from '#engine/schema/declaration/model';
import { planList } from '#engine/server/entity/read/list/list-plan';
import { readList } from '#engine/server/entity/read/list/read-list';
import { readRecord } from '#engine/server/entity/read/read-record';
import { type ReadContext, viewOf } from '#engine/server/entity/read/view';
import type { Value } from '../../../measurement/analysis';
import { scoresOf } from '../../../measurement/findings/scores';
import { bulkyFields, reportAnalysis } from '../../reports/server/report-analysis';
import { storeZone } from '../../reports/server/store-zone';
import { type FusionReport, fusionLimit, type getFusion, type UnmeasuredReport } from '../endpoints/fusion';

/** Throws `notFound` for a customer outside the row scope, and `fieldForbidden` if the customer of reports is hidden. */
export async function customerFusion(
  context: ReadContext,
  actor: Actor,
  customer: number,
): Promise<ResponseOf<typeof getFusion>> {
  const record = await readRecord(context, actor, entityNamed(context.model, 'customer'), customer);
  if (!record) throw new AppError('notFound');
  const report = entityNamed(context.model, 'report');
  const plan = planList(viewOf(context, report, actor), {
    customer: String(customer),
    _columns: 'id',
    _sort: 'detection_time',
    _order: 'desc',
    _end: String(fusionLimit * 2),
  });
  const { list } = await readList(context.database.kysely, plan);
  const reports: FusionReport[] = [];
  const unmeasured: UnmeasuredReport[] = [];
  const zoneOf = zonesOf(context, actor);
  // Sequentially: an analysis loads all pressures of a report, and only one report should be in memory.
  for (const { id } of JSON.parse(list) as { id: number }[]) {
    const found = await foundReport(context, actor, id, zoneOf);
    if (!found) continue;
    if ('left' in found) reports.push(found);
    else unmeasured.push(found);
    if (reports.length === fusionLimit) break;
  }
  return {
    customer: { id: customer, name: typeof record.name === 'string' ? record.name : null },
    reports,
    unmeasured,
  };
}

type ZoneOf = (store: unknown) => ReturnType<typeof storeZone>;

/** Time zones of stores; each store is read once. */
function zonesOf(context: ReadContext, actor: Actor): ZoneOf {
  const zones = new Map<unknown, ReturnType<typeof storeZone>>();
  return (store) => {
    const zone = zones.get(store) ?? storeZone(context, actor, store);
    zones.set(store, zone);
    return zone;
  };
}

/**
 * The report, without figures if it has no measurement or the measurement is hidden; undefined if the report
 * was deleted in the meantime.
 */
async function foundReport(
  context: ReadContext,
  actor: Actor,
  id: number,
  zoneOf: ZoneOf,
): Promise<FusionReport | UnmeasuredReport | undefined> {
  const record = await readRecord(context, actor, entityNamed(context.model, 'report'), id, bulkyFields);
  if (!record) return undefined;
  const facts = {
    id,
    report_number: String(record.report_number ?? ''),
    type: String(record.type),
    detection_time: String(record.detection_time),
    time_zone: await zoneOf(record.store),
  };
  const result = await reportAnalysis(context, actor, id);
  if (!result) return facts;
  return {
    ...facts,
    surface: result.surface ?? null,
    age: result.age ?? null,
    dev_type: typeof record.dev_type === 'string' ? record.dev_type : null,
    left: valuesOf(result.left.values),
    right: valuesOf(result.right.values),
    person: valuesOf(result.person),
    scores: { ...scoresOf(result) },
  };
}

function valuesOf(values: Readonly<Record<string, Value>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));
}
