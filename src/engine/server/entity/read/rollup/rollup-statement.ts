import { canRead } from '../../../../schema/access/access';
import type { Principal } from '../../../../schema/access/principal';
import { rowScope } from '../../../../schema/access/row-scope';
import { AppError } from '../../../../schema/contract/app-error';
import { rollupsOf } from '../../../../schema/declaration/rollups';
import { type Entity, fieldNamed } from '../../../../schema/model/entity';
import type { Rollup } from '../../../../schema/model/rollup';
import { acrossName } from '../../../../schema/model/rollup';
import { quote, quoteAll } from '../../../database/sql-text';
import { Parameters, type Statement, where } from '../../../database/statement';
import { eachDay, type ZonedDays, zonedGroups, zonedValues } from '../select/zoned-days';
import type { View } from '../view';

export interface RollupQuery<Per extends string = string, Numbers extends string = string> {
  /** Name of a declared rollup. */
  readonly rollup: string;
  /** Columns to group by; if empty, the result is one row. */
  readonly per: readonly Per[];
  /** `rows`, `sum_{field}`, `count_{field}`, `distinct_{field}`. */
  readonly numbers: readonly Numbers[];
  /** First day, `2026-01-31`, in the actor's time zone; in UTC without `until`. */
  readonly from?: string;
  /** Exclusive end. */
  readonly until?: string;
  /** First days of the periods, if rows are grouped by periods longer than a day. */
  readonly starts?: readonly string[];
  /** Only groups with one of these values in the column. */
  readonly only?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}

/** `rollupGroups`, ordered by the columns of `per`. */
export function rollupStatement(view: View, query: RollupQuery): Statement {
  const { sql, parameters } = rollupGroups(view, query);
  const order = query.per.length > 0 ? ` order by ${query.per.map((_, at) => at + 1).join(', ')}` : '';
  return { sql: `${sql}${order}`, parameters };
}

/**
 * Sums the groups in the actor's row scope by the columns of `per`. Throws `fieldForbidden` for a field that the actor
 * may not read, and an `Error` for a name that the rollup does not have.
 */
export function rollupGroups(view: View, query: RollupQuery): Statement {
  const rollup = namedRollup(view, query);
  const parameters = new Parameters();
  const { per, numbers } = query;
  const sums = ['rows', ...numbers.filter((name) => !isDistinct(name))].map((name) => quote(`_${name}`));
  const items = [...new Set(sums)].map((sum) => `coalesce(sum(${sum}), 0) as ${sum}`);
  const days = daysOf(rollup, query);
  const shown = zonedGroups(view, rollup, parameters, days);
  const groups = `(${grouped(per, items, shown, groupConditions(rollup, query, parameters))}) g`;
  const joins = numbers.map((name, at) => {
    if (!isDistinct(name)) return '';
    const field = parameters.bind(name.slice(distinctPrefix.length));
    const conditions = [`_field = ${field}`, ...groupConditions(rollup, query, parameters)];
    const held = zonedValues(view, rollup, parameters, days);
    const values = grouped([...per, '_value'], [], held, conditions);
    const counted = grouped(per, ['count(*) as n'], `(${values} having sum(_rows) > 0)`, []);
    const same = per.map((key) => `d${at}.${quote(key)} is not distinct from g.${quote(key)}`);
    return ` left join (${counted}) d${at} on ${same.join(' and ') || 'true'}`;
  });
  const answered = [
    ...per.map((key) => `g.${quote(key)}`),
    ...numbers.map((name, at) => {
      const value = isDistinct(name) ? `coalesce(d${at}.n, 0)` : `g.${quote(`_${name}`)}`;
      return `${value} as ${quote(name)}`;
    }),
  ];
  const filled = per.length > 0 ? ' where g._rows <> 0' : '';
  return parameters.statement(`select ${answered.join(', ')} from ${groups}${joins.join('')}${filled}`);
}

const distinctPrefix = 'distinct_';

function isDistinct(number: string): boolean {
  return number.startsWith(distinctPrefix);
}

/** `group by` the keys; without keys, one row. */
function grouped(
  keys: readonly string[],
  items: readonly string[],
  from: string,
  conditions: readonly string[],
): string {
  const groupBy = keys.length > 0 ? ` group by ${quoteAll(keys)}` : '';
  return `select ${[...keys.map(quote), ...items].join(', ')} from ${from} k${where(conditions)}${groupBy}`;
}

function namedRollup({ model, entity, actor }: View, query: RollupQuery): Rollup {
  const rollups = rollupsOf(model, entity);
  const rollup = rollups.find(({ name }) => name === query.rollup);
  if (!rollup) throw new Error(`${entity.name} declares no rollup ${query.rollup}`);
  const { keys, day, sum, count, distinct } = rollup;
  const numbers = new Map<string, string>([
    ...sum.map((name) => [`sum_${name}`, name] as const),
    ...count.map((name) => [`count_${name}`, name] as const),
    ...distinct.map((name) => [`distinct_${name}`, name] as const),
  ]);
  const requested = [...query.per, ...Object.keys(query.only ?? {})];
  const unknown =
    requested.find((name) => !keys.includes(name)) ??
    query.numbers.find((name) => name !== 'rows' && !numbers.has(name)) ??
    (day === undefined && (query.from ?? query.until) !== undefined ? 'day' : undefined);
  if (unknown !== undefined) throw new Error(`The rollup ${rollup.name} of ${entity.name} has no ${unknown}`);
  for (const field of [...requested, ...query.numbers.flatMap((name) => numbers.get(name) ?? [])])
    if (!canRead(actor, fieldNamed(entity, field))) throw new AppError('fieldForbidden', { field });
  // Without the narrowest level, a rollup has fewer groups.
  const across = rollups.find(({ name }) => name === acrossName(rollup.name));
  return across && [...scopeColumns(actor, entity), ...requested].every((key) => across.keys.includes(key))
    ? across
    : rollup;
}

function daysOf({ day }: Rollup, { per, from, until, starts }: RollupQuery): ZonedDays | undefined {
  if (day === undefined || from === undefined || until === undefined) return undefined;
  return { from, until, starts: starts ?? (per.includes(day) ? eachDay(from, until) : [from]) };
}

function scopeColumns(actor: Principal, entity: Entity): readonly string[] {
  const scope = rowScope(actor, entity);
  return scope.kind === 'some' ? [scope.column] : [];
}

function groupConditions(
  { day }: Rollup,
  { from, until, only = {} }: RollupQuery,
  parameters: Parameters,
): string[] {
  const date = quote(day ?? '');
  return [
    ...(from === undefined ? [] : [`${date} >= ${parameters.bind(from)}::date`]),
    ...(until === undefined ? [] : [`${date} < ${parameters.bind(until)}::date`]),
    ...Object.entries(only).map(([key, values]) => `${quote(key)} = any(${parameters.bind(values)})`),
  ];
}
