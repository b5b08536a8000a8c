import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import { type TaskList, type TaskName, taskEntities } from '../../entity/contract/endpoints/task';
import type { Params } from '../../entity/query/list-query';
import { type ListPlan, planList } from '../entity/read/list/list-plan';
import { totalOf } from '../entity/read/list/total';
import type { Numbers } from './numbers';
import { taskFilters } from './task-filters';
import { storesWithPending } from './top-stores';

interface Line {
  readonly name: TaskName;
  readonly entity: string;
  readonly filters: Params;
  readonly plan: ListPlan;
}

/** What needs the actor: the lists for its reach with their totals, in two statements or three. */
export async function taskLists(numbers: Numbers, { scope }: Actor): Promise<TaskList[]> {
  const time = { now: numbers.now, day: numbers.today };
  const lines = Object.entries(taskEntities[scope]).flatMap(([name, entity]): Line[] => {
    const filters: Params = taskFilters[name as TaskName](time);
    const plan = planOf(numbers, entity, filters);
    return plan ? [{ name: name as TaskName, entity, filters, plan }] : [];
  });
  const totals = await numbers.counted(lines.map(({ plan }) => plan));
  return Promise.all(
    lines.map(async ({ name, entity, filters, plan }, at) => ({
      name,
      entity,
      query: queryOf(filters),
      ...totalOf(plan, totals[at] ?? 0),
      stores: name === 'lateReports' && totals[at] ? await storesOf(numbers, filters) : [],
    })),
  );
}

/** Undefined for a list that the actor may not see, or not by these filters. */
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

/** The stores with most reports that wait; which of them come into question is known from a rollup. */
async function storesOf(numbers: Numbers, filters: Params): Promise<TaskList['stores']> {
  const stores = await storesWithPending(numbers, 4 * shownStores);
  const lists = stores.map(({ store, name }) => {
    const narrowed = { ...filters, store: String(store) };
    return { store, name, query: queryOf(narrowed), plan: planList(numbers.view('report'), narrowed) };
  });
  const totals = await numbers.counted(lists.map(({ plan }) => plan));
  return lists
    .map(({ plan, ...list }, at) => ({ ...list, ...totalOf(plan, totals[at] ?? 0) }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total || one.store - other.store)
    .slice(0, shownStores);
}

function queryOf(filters: Params): string {
  return String(new URLSearchParams(filters as Record<string, string>));
}
