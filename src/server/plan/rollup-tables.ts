import { type Entity, type Field, fieldNamed } from '../../entity/model/entity';
import type { Rollup } from '../../entity/model/rollup';
import { sqlTypeOf } from '../database/columns';
import { literal, quote, quoteAll } from '../database/sql-text';
import type { KeptColumn } from './kept-numbers';

/** A column of a rollup; those that are no field begin with an underscore, which no field does. */
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

/** Numbers of a group; sums are `numeric`, so that what was added can be taken away to the last digit. */
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

/** Numbers of any size are added up to nine decimals. */
function exact({ name, type }: Field): string {
  return type === 'number' ? `round(${quote(name)}::numeric, 9)` : `${quote(name)}::numeric`;
}

/** The filled `distinct` fields of the rows that `from` names. */
export function distinctValues({ distinct }: Rollup, from: string): string {
  const values = distinct.map((name) => `(${literal(name)}, ${quote(name)}::text)`);
  return `${from} cross join lateral (values ${values.join(', ')}) as filled (_field, _value) where _value is not null`;
}

/** Beside a rollup with `distinct` fields: how many rows of a group hold each value. */
export function valuesTable(rollup: string): string {
  return `values_${rollup.slice('rollup_'.length)}`;
}

/** Statements that make the table of the rollup, and the one of its values. */
export function createRollup(rollup: Rollup, name: string): string[] {
  const keys = rollup.keys.map(quote);
  const columns = [...keyColumns(rollup).map(({ name, sqlType }) => `${quote(name)} ${sqlType}`)];
  const numbers = numberColumns(rollup).map(({ name, sqlType }) => `${quote(name)} ${sqlType} not null`);
  const valueColumns = ['_field text not null', '_value text not null', '_rows bigint not null'];
  return [
    createTable(name, [...columns, ...numbers], [...keys, '_slot']),
    ...indexes(rollup).map((index) => `create index on footwork.${quote(name)} (${quoteAll(index)})`),
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

/** A group without a value is one group too; room on a page spares updates their index entries. */
function createTable(name: string, columns: readonly string[], key: readonly string[]): string {
  const lines = [...columns, '_slot integer not null', `unique nulls not distinct (${key.join(', ')})`];
  return `create table footwork.${quote(name)} (\n  ${lines.join(',\n  ')}\n) with (fillfactor = 70)`;
}

/** What a scope or a range of days is found by where the key begins with something else. */
function indexes({ entity, keys, day }: Rollup): string[][] {
  const { store, partner } = entity.scope;
  const heads = [store, partner].filter((key): key is string => key !== undefined && keys.includes(key));
  const days = day === undefined ? [] : [day];
  return [...heads.map((head) => [head, ...days]), ...(day === undefined ? [] : [days])].filter(
    (index) => index.join() !== keys.slice(0, index.length).join(),
  );
}
