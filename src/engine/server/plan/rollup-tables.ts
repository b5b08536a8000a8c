import { levels, systemSchema } from '../../schema/contract/app';
import { type Entity, type Field, fieldNamed } from '../../schema/model/entity';
import type { Rollup } from '../../schema/model/rollup';
import { sqlTypeOf } from '../database/columns';
import { literal, quote, quoteAll } from '../database/sql-text';
import type { KeptColumn } from './kept-numbers';

/** A column of a rollup. Columns that are not fields begin with an underscore, which field names cannot. */
export interface RollupColumn extends KeptColumn {
  readonly sqlType: string;
}

export function keyColumns({ entity, keys, day }: Rollup): RollupColumn[] {
  return keys.map((name) =>
    name === day
      ? { name, sqlType: 'date', value: dayOf(entity, name) }
      : { name, sqlType: sqlTypeOf(fieldNamed(entity, name)), value: quote(name) },
  );
}

function dayOf(entity: Entity, name: string): string {
  const column = quote(name);
  return fieldNamed(entity, name).type === 'date' ? column : `(${column} at time zone 'UTC')::date`;
}

/** Sums are `numeric`, so that subtracting a value undoes its addition exactly. */
export function numberColumns({ entity, sum, count }: Rollup): RollupColumn[] {
  return [
    { name: '_rows', sqlType: 'bigint', value: '1' },
    ...sum.map((name) => ({
      name: `_sum_${name}`,
      sqlType: 'numeric',
      value: `coalesce(${exact(fieldNamed(entity, name))}, 0)`,
    })),
    ...count.map((name) => ({
      name: `_count_${name}`,
      sqlType: 'bigint',
      value: `(${quote(name)} is not null)::integer`,
    })),
  ];
}

/** Floating-point numbers are rounded to nine decimals. */
function exact({ name, type }: Field): string {
  return type === 'number' ? `round(${quote(name)}::numeric, 9)` : `${quote(name)}::numeric`;
}

/** `from` clause: a row for each non-null `distinct` field of the rows in `from`. */
export function distinctValues({ distinct }: Rollup, from: string): string {
  const values = distinct.map((name) => `(${literal(name)}, ${quote(name)}::text)`);
  return `${from} cross join lateral (values ${values.join(', ')}) as filled (_field, _value) where _value is not null`;
}

/** Second table of a rollup with `distinct` fields: the number of rows per group and value. */
export function valuesTable(rollup: string): string {
  return `values_${rollup.slice('rollup_'.length)}`;
}

/** Creates the table of the rollup and its table of distinct values. */
export function createRollup(rollup: Rollup, name: string): string[] {
  const keys = rollup.keys.map(quote);
  const columns = [...keyColumns(rollup).map(({ name, sqlType }) => `${quote(name)} ${sqlType}`)];
  const numbers = numberColumns(rollup).map(({ name, sqlType }) => `${quote(name)} ${sqlType} not null`);
  const valueColumns = ['_field text not null', '_value text not null', '_rows bigint not null'];
  return [
    createTable(name, [...columns, ...numbers], [...keys, '_slot']),
    ...indexes(rollup).map((index) => `create index on ${systemSchema}.${quote(name)} (${quoteAll(index)})`),
    ...(rollup.distinct.length > 0
      ? [
          createTable(
            valuesTable(name),
            [...columns, ...valueColumns],
            ['_field', ...keys, '_value', '_slot'],
          ),
        ]
      : []),
  ];
}

/** Null is a key like any other. The fill factor leaves room for updates without new index entries. */
function createTable(name: string, columns: readonly string[], key: readonly string[]): string {
  const lines = [...columns, '_slot integer not null', `unique nulls not distinct (${key.join(', ')})`];
  return `create table ${systemSchema}.${quote(name)} (\n  ${lines.join(',\n  ')}\n) with (fillfactor = 70)`;
}

/** Indexes by scope and by day, where the key does not begin with these columns. */
function indexes({ entity, keys, day }: Rollup): string[][] {
  const scopes = levels.toReversed().map(({ name }) => entity.scope.columns[name]);
  const heads = scopes.filter((key): key is string => key !== undefined && keys.includes(key));
  const days = day === undefined ? [] : [day];
  return [...heads.map((head) => [head, ...days]), ...(day === undefined ? [] : [days])].filter(
    (index) => index.join() !== keys.slice(0, index.length).join(),
  );
}
