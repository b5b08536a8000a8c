import { AppError } from '../../../../schema/contract/app-error';
import { badValue } from '../../../../schema/contract/bad-value';
import { countLimit, sumLimit } from '../../../../schema/contract/envelope';
import type { ListTotals } from '../../../../schema/entity-endpoints/reading';
import { type Entity, type Field, fieldNamed } from '../../../../schema/model/entity';
import { currencyField, statesOf, summedFields } from '../../../../schema/model/list-totals';
import type { Params } from '../../../../schema/query/list-query';
import { plannedEachTime } from '../../../database/prepared-pool';
import { literal, quote } from '../../../database/sql-text';
import { Parameters, runOne, type Statement, where } from '../../../database/statement';
import type { Connection } from '../../../database/transaction';
import type { View } from '../view';
import { countLists } from './count-lists';
import { listConditions } from './list-conditions';
import { assertReadable, type ListPlan, planList, searched } from './list-plan';
import { totalOf } from './total';

export interface TotalsPlan {
  readonly list: ListPlan;
  /** The workflow field whose states are counted. */
  readonly by: Field | undefined;
  readonly sums: readonly Field[];
}

/** Parses list parameters (ignoring the page), `_by` and `_sum`. Throws as `planList` does. */
export function planTotals(view: View, { _by, _sum, ...params }: Params): TotalsPlan {
  if (params._columns !== undefined) throw new AppError('unknownParameter', { name: '_columns' });
  const { entity } = view;
  const states = entity.transitions.map(({ field }) => fieldNamed(entity, field));
  const [by, second] = namedFields('_by', _by, states);
  if (second) throw badValue('_by', String(_by));
  const sums = namedFields('_sum', _sum, summedFields(entity));
  assertReadable(view, [
    ...(by ? [by] : []),
    ...sums.flatMap((field) => [field, ...currencyOf(entity, field)]),
  ]);
  return { list: planList(view, params), by, sums };
}

function namedFields(parameter: string, value: Params[string], possible: readonly Field[]): readonly Field[] {
  const names = value === undefined ? [] : [value].flat().flatMap((text) => text.split(','));
  return [...new Set(names)].map((name) => {
    const field = possible.find((one) => one.name === name);
    if (!field) throw badValue(parameter, name);
    return field;
  });
}

function currencyOf(entity: Entity, field: Field): readonly Field[] {
  return [currencyField(entity, field) ?? []].flat();
}

export async function readTotals(
  connection: Connection,
  { list: planned, by, sums }: TotalsPlan,
): Promise<ListTotals> {
  const list = await searched(connection, planned);
  const counted = by
    ? await countStates(connection, list, by)
    : { ...(await countAll(connection, list)), states: [] };
  return { ...counted, sums: sums.length > 0 ? await addUp(connection, list, sums) : {} };
}

async function countAll(connection: Connection, list: ListPlan) {
  const [counted = 0] = await countLists(connection, [list]);
  return totalOf(list, counted);
}

/** Each number is the total of the list filtered by that state. */
async function countStates(
  connection: Connection,
  list: ListPlan,
  by: Field,
): Promise<Omit<ListTotals, 'sums'>> {
  const states = statesOf(by);
  const { rows, found } = await runOne<{ rows: number; found: string }>(connection, groupStatement(list, by));
  if (rows <= countLimit) {
    const totals = new Map<unknown, number>(JSON.parse(found));
    const exact = (total: number) => ({ total, totalIs: 'exact' as const });
    return {
      ...exact(rows),
      states: states.map((state) => ({ state, ...exact(totals.get(state) ?? 0) })),
    };
  }
  const plans = states.map((state) => narrowed(list, by, state));
  const [all = 0, ...counts] = await countLists(connection, [list, ...plans]);
  return {
    ...totalOf(list, all),
    states: plans.map((plan, at) => ({ state: states[at] ?? '', ...totalOf(plan, counts[at] ?? 0) })),
  };
}

function narrowed({ view, query }: ListPlan, by: Field, value: string | boolean): ListPlan {
  return {
    view,
    query: { ...query, filters: [...query.filters, { field: by.name, operator: 'eq', value }] },
  };
}

/** Counts the records per state in one pass. Usable only if the list has at most `countLimit` records. */
function groupStatement(list: ListPlan, by: Field): Statement {
  const found = foundRows(list, [`t.${quote(by.name)} as state`], countLimit);
  const states = 'select state, count(*) as n from found group by state';
  return found(
    `select (select count(*) from found) as rows, (select coalesce(json_agg(json_build_array(state, n)), '[]')::text from (${states}) s) as found`,
  );
}

/** The sums by currency; none if there are more records than the limit. */
async function addUp(
  connection: Connection,
  list: ListPlan,
  fields: readonly Field[],
): Promise<ListTotals['sums']> {
  const { rows, sums } = await runOne<{ rows: number; sums: string }>(connection, sumStatement(list, fields));
  return rows > sumLimit ? {} : JSON.parse(sums);
}

function sumStatement(list: ListPlan, fields: readonly Field[]): Statement {
  const { entity } = list.view;
  const units = fields.map((field) => currencyOf(entity, field).map(({ name }) => `t.${quote(name)}`)[0]);
  const columns = fields.flatMap(({ name }, at) => [
    `t.${quote(name)} as a${at}`,
    `${units[at] ?? 'null::text'} as u${at}`,
  ]);
  const found = foundRows(list, columns, sumLimit);
  const sums = fields.map(({ name, property }, at) => {
    const fixed = property['x-currency'];
    const unit = typeof fixed === 'string' ? literal(fixed) : `u${at}`;
    const groups = `select ${unit} as unit, sum(a${at}) as sum from found where a${at} is not null group by u${at} order by u${at}`;
    return `${literal(name)}, (select coalesce(json_agg(s), '[]') from (${groups}) s)`;
  });
  return found(
    `select (select count(*) from found) as rows, json_build_object(${sums.join(', ')})::text as sums`,
  );
}

/** A statement over these columns of the list's records, at most one record more than the limit. */
function foundRows(list: ListPlan, columns: readonly string[], limit: number): (select: string) => Statement {
  const parameters = new Parameters();
  const conditions = where(listConditions(list, parameters));
  const rows = `select ${columns.join(', ')} from ${quote(list.view.entity.table)} t${conditions} limit ${limit + 1}`;
  return (select) => parameters.statement(`${plannedEachTime}with found as materialized (${rows}) ${select}`);
}
