import { can, canRead } from '#engine/schema/access/access';
import type { Principal } from '#engine/schema/access/principal';
import type { ResponseOf } from '#engine/schema/contract/endpoint';
import { entityNamed } from '#engine/schema/declaration/model';
import { fieldNamed } from '#engine/schema/model/entity';
import { planList } from '#engine/server/entity/read/list/list-plan';
import { readList } from '#engine/server/entity/read/list/read-list';
import { type ReadContext, viewOf } from '#engine/server/entity/read/view';
import type { getReportSheet } from '../endpoints/report-share';

type Plans = ResponseOf<typeof getReportSheet>['plans'];

interface StoredPlan extends Omit<Plans[number], 'exercises'> {
  readonly status: string;
  readonly items: Plans[number]['exercises'];
}

const read = ['report', 'name', 'start_date', 'end_date', 'weekdays', 'time', 'items', 'status'] as const;
const most = 5;

/**
 * The training plans that follow from a report and have not ended; none where the reader may not see them completely.
 */
export async function reportPlans(context: ReadContext, reader: Principal, report: number): Promise<Plans> {
  const entity = entityNamed(context.model, 'training-plan');
  const isSeen =
    can(reader, 'list', entity) && read.every((name) => canRead(reader, fieldNamed(entity, name)));
  if (!isSeen) return [];
  const plan = planList(viewOf(context, entity, reader), {
    report: String(report),
    _columns: read.join(','),
    _sort: 'start_date',
    _end: String(most),
  });
  const { list } = await readList(context.database.kysely, plan);
  return (JSON.parse(list) as StoredPlan[])
    .filter(({ status }) => status === 'planned' || status === 'running')
    .map(({ name, start_date, end_date, weekdays, time, items }) => ({
      name,
      start_date,
      end_date,
      weekdays,
      time,
      exercises: items.map(({ exercise, minutes, instruction, repetitions }) => ({
        exercise,
        minutes,
        ...(instruction != null && { instruction }),
        ...(repetitions != null && { repetitions }),
      })),
    }));
}
