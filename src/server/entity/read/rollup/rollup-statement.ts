import { canRead } from '../../../../entity/access/access';
import { AppError } from '../../../../entity/contract/app-error';
import { rollupsOf } from '../../../../entity/declaration/rollups';
import { fieldNamed } from '../../../../entity/model/entity';
import type { Rollup } from '../../../../entity/model/rollup';
import { quote, quoteAll } from '../../../database/sql-text';
import { Parameters, type Statement, where } from '../../../database/statement';
import { groupsOf, valuesOf } from '../select/groups';
import type { View } from '../view';

/** What is asked of a rollup. */
export interface RollupQuery<Per extends string = string, Numbers extends string = string> {
  /** As the entity declares it. */
  readonly rollup: string;
  /** Columns of a group; each combination of their values answers a row. None: one row for all. */
  readonly per: readonly Per[];
  /** `rows`, `sum_{field}`, `count_{field}`, `distinct_{field}`. */
  readonly numbers: readonly Numbers[];
  /** The first day, `2026-01-31`. */
  readonly from?: string;
  /** The first day that no longer counts. */
  readonly until?: string;
  /** Groups that hold one of these values in a column. */
  readonly only?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}

/**
 * The rows of an answer, by the columns of `per`, with groups that the actor may see only. Throws `fieldForbidden` for a
 * field that it may not read, and an `Error` for a name that the rollup does not have.
 */
export function rollupStatement(view: View, query: RollupQuery): Statement {
  const rollup = namedRollup(view, query);
  const parameters = new Parameters();
  const keys = quoteAll(query.per);
  const conditions = (more: readonly string[] = []) =>
    where([...more, ...groupConditions(rollup, query, parameters)]);
  const perGroup = query.per.length > 0 ? ` group by ${keys}` : '';
  const before = query.per.length > 0 ? `${keys}, ` : '';
  const kept = query.numbers.filter((name) => !name.startsWith('distinct_'));
  const sums = [...kept, 'rows'].map(
    (name) => `coalesce(sum(${quote(`_${name}`)}), 0) as ${quote(`_${name}`)}`,
  );
  const items = [...query.per.map((key) => `g.${quote(key)}`)];
  const joins = query.numbers.map((name, at) => {
    items.push(
      name.startsWith('distinct_')
        ? `coalesce(d${at}.n, 0) as ${quote(name)}`
        : `g.${quote(`_${name}`)} as ${quote(name)}`,
    );
    if (!name.startsWith('distinct_')) return '';
    const field = parameters.bind(name.slice('distinct_'.length));
    const held = `select ${before}_value from ${valuesOf(view, rollup, parameters)} v${conditions([`_field = ${field}`])} group by ${before}_value having sum(_rows) > 0`;
    const same = query.per.map((key) => `d${at}.${quote(key)} is not distinct from g.${quote(key)}`);
    return ` left join (select ${before}count(*) as n from (${held}) v${perGroup}) d${at} on ${same.join(' and ') || 'true'}`;
  });
  const groups = `select ${before}${[...new Set(sums)].join(', ')} from ${groupsOf(view, rollup, parameters)} k${conditions()}${perGroup}`;
  const filled =
    query.per.length > 0 ? ` where g._rows <> 0 order by ${query.per.map((_, at) => at + 1).join(', ')}` : '';
  return parameters.statement(`select ${items.join(', ')} from (${groups}) g${joins.join('')}${filled}`);
}

function namedRollup({ model, entity, actor }: View, query: RollupQuery): Rollup {
  const rollup = rollupsOf(model, entity).find(({ name }) => name === query.rollup);
  if (!rollup) throw new Error(`${entity.name} declares no rollup ${query.rollup}`);
  const { keys, day, sum, count, distinct } = rollup;
  const numbers = new Map<string, string>([
    ...sum.map((name) => [`sum_${name}`, name] as const),
    ...count.map((name) => [`count_${name}`, name] as const),
    ...distinct.map((name) => [`distinct_${name}`, name] as const),
  ]);
  const asked = [...query.per, ...Object.keys(query.only ?? {})];
  const unknown =
    asked.find((name) => !keys.includes(name)) ??
    query.numbers.find((name) => name !== 'rows' && !numbers.has(name)) ??
    (day === undefined && (query.from ?? query.until) !== undefined ? 'day' : undefined);
  if (unknown !== undefined) throw new Error(`The rollup ${rollup.name} of ${entity.name} has no ${unknown}`);
  for (const field of [...asked, ...query.numbers.flatMap((name) => numbers.get(name) ?? [])])
    if (!canRead(actor, fieldNamed(entity, field))) throw new AppError('fieldForbidden', { field });
  return rollup;
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
