import { type Actor, zoneOf } from '#engine/schema/access/actor';
import { AppError } from '#engine/schema/contract/app-error';
import { dayStart, plusDays } from '#engine/schema/contract/zoned-day';
import type { Params } from '#engine/schema/query/list-query';
import { type ListPlan, planList } from '#engine/server/entity/read/list/list-plan';
import { totalOf } from '#engine/server/entity/read/list/total';
import {
  type NamedTaskName,
  type PageTaskName,
  type TaskList,
  type TaskName,
  taskPages,
  tasksOf,
} from '../endpoints/task';
import { namedRecords } from './named-tasks';
import type { Numbers } from './numbers';
import { sessionsToday } from './sessions-today';
import { type FilteredTaskName, taskFilters } from './task-filters';
import { withMost } from './with-most';

interface Line {
  readonly name: FilteredTaskName;
  readonly filters: Params;
  readonly plan: ListPlan;
}

/** The tasks for the actor's reach, each as a list with its total. */
export async function taskLists(numbers: Numbers, actor: Actor): Promise<TaskList[]> {
  const { now, today } = numbers;
  const zone = zoneOf(actor);
  const time = {
    now,
    day: today,
    dayStart: dayStart(zone, today),
    dayEnd: dayStart(zone, plusDays(today, 1)),
  };
  const names = tasksOf(actor.scope);
  const lines = names.flatMap(([name, entity]): Line[] => {
    if (!isFiltered(name)) return [];
    const filters: Params = taskFilters[name](time);
    const plan = planOf(numbers, entity, filters);
    return plan ? [{ name, filters, plan }] : [];
  });
  const totals = await numbers.counted(lines.map(({ plan }) => plan));
  const lists = await Promise.all(
    names.map(async ([name, entity]): Promise<TaskList | undefined> => {
      if (isOfPage(name)) return pageLine(numbers, name, entity);
      if (!isFiltered(name)) return namedLine(numbers, name, entity);
      const at = lines.findIndex((line) => line.name === name);
      const line = lines[at];
      if (!line) return undefined;
      const { filters, plan } = line;
      const stores =
        name === 'lateReports' && totals[at] ? await storesOf(numbers, taskFilters[name](time)) : [];
      return {
        name,
        entity,
        query: queryOf(filters),
        ...totalOf(plan, totals[at] ?? 0),
        stores,
        customers: [],
      };
    }),
  );
  return lists.filter((list) => list !== undefined);
}

function isFiltered(name: TaskName): name is FilteredTaskName {
  return name in taskFilters;
}

function isOfPage(name: TaskName): name is PageTaskName {
  return name in taskPages;
}

async function pageLine(numbers: Numbers, name: PageTaskName, entity: string): Promise<TaskList | undefined> {
  const total = await sessionsToday(numbers);
  if (total === undefined) return undefined;
  const query = queryOf({ view: 'day', day: numbers.today, kind: 'training', state: 'planned' });
  return { name, entity, query, total, totalIs: 'exact', stores: [], customers: [] };
}

async function namedLine(
  numbers: Numbers,
  name: NamedTaskName,
  entity: string,
): Promise<TaskList | undefined> {
  const found = await namedRecords(numbers, name);
  if (!found) return undefined;
  const { ids, customers, totalIs } = found;
  // No record has the id 0, so the list is empty.
  const query = queryOf({ id_in: ids.length > 0 ? ids.join(',') : '0' });
  return { name, entity, query, total: ids.length, totalIs, stores: [], customers };
}

/** Undefined if the actor may not see the list or filter by these fields. */
function planOf(numbers: Numbers, entity: string, filters: Params): ListPlan | undefined {
  if (!numbers.sees(entity)) return undefined;
  try {
    return planList(numbers.view(entity), filters);
  } catch (error) {
    if (error instanceof AppError && error.error === 'fieldForbidden') return undefined;
    throw error;
  }
}

const shownStores = 3;

/**
 * The stores with the most late reports: those that the rollup counts as pending, less the recent ones, which are
 * few. Counting the late ones would read most reports of a store.
 */
async function storesOf(
  numbers: Numbers,
  late: ReturnType<typeof taskFilters.lateReports>,
): Promise<TaskList['stores']> {
  const { detection_time_lte: latest, ...pending } = late;
  const rollup = { rollup: 'byEvaluation', only: { evaluation: [late.evaluation] } };
  const stores = (await withMost(numbers, 'report', 'store', rollup, 4 * shownStores)) ?? [];
  const recent = stores.map(({ id }) =>
    planList(numbers.view('report'), { ...pending, detection_time_gt: latest, store: String(id) }),
  );
  const recentTotals = await numbers.counted(recent);
  return stores
    .map(({ id: store, label: name, records }, at) => ({
      store,
      name,
      query: queryOf({ ...late, store: String(store) }),
      total: records - (recentTotals[at] ?? 0),
      totalIs: 'exact' as const,
    }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total || one.store - other.store)
    .slice(0, shownStores);
}

function queryOf(filters: Params): string {
  return String(new URLSearchParams(filters as Record<string, string>));
}
