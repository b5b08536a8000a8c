import { fieldNamed } from '../../entity/model/entity';
import type { Rollup } from '../../entity/model/rollup';
import { sqlTypeOf } from '../database/columns';
import { withHash } from '../database/identifier';
import { quote } from '../database/sql-text';
import { type Kept, keep } from './kept-triggers';
import {
  createRollup,
  distinctValues,
  keyColumns,
  numberColumns,
  type RollupColumn,
  valuesTable,
} from './rollup-tables';

const names = new WeakMap<Rollup, string>();

/** The name, in the schema `footwork`, of its table and of the function that keeps it: another one when anything about it changes. */
export function rollupTable(rollup: Rollup): string {
  const { entity, keys, sum, distinct } = rollup;
  const known = names.get(rollup);
  if (known !== undefined) return known;
  const types = [...keys, ...sum, ...distinct].map((name) => sqlTypeOf(fieldNamed(entity, name)));
  const definition = JSON.stringify([textsOf(rollup, 'rollup_'), types]);
  const name = withHash(`rollup_${entity.table}_${rollup.name}`, definition);
  names.set(rollup, name);
  return name;
}

/** Keeps a rollup right, whatever changes the rows of its entity. */
export function rollupTriggers(rollup: Rollup): Kept {
  const calls = rollupTable(rollup);
  const texts = textsOf(rollup, calls);
  // Without statistics, the planner reads the whole of a new rollup for a few of its days.
  const recount = [
    ...texts.recount,
    ...tablesOf(rollup, calls).map((name) => `analyze footwork.${quote(name)}`),
  ];
  return keep(rollup.entity.table, { trigger: calls, calls, ...texts, recount });
}

function tablesOf({ distinct }: Rollup, name: string): readonly string[] {
  return distinct.length > 0 ? [name, valuesTable(name)] : [name];
}

function textsOf(rollup: Rollup, name: string) {
  const { entity } = rollup;
  const table = quote(entity.table);
  const remove = tablesOf(rollup, name).map((one) => `delete from footwork.${quote(one)}`);
  return {
    title: `Numbers of ${entity.table} (${rollup.name})`,
    inserted: changes(rollup, name, [['added', '']]),
    deleted: changes(rollup, name, [['removed', '-']]),
    updated: changes(rollup, name, [
      ['added', ''],
      ['removed', '-'],
    ]),
    emptied: remove.map((statement) => `    ${statement};`).join('\n'),
    create: createRollup(rollup, name),
    recount: [...remove, ...additions(rollup, name, [[table, '']], '0')],
  };
}

/** Rows with the sign by which they count. */
type Signed = readonly (readonly [rows: string, sign: '' | '-'])[];

function changes(rollup: Rollup, name: string, rows: Signed): string {
  return additions(rollup, name, rows, slotOf(rollup))
    .map((statement) => `    ${statement.replaceAll('\n', '\n    ')};`)
    .join('\n');
}

/** A group that few write has one row; of others each connection has its own, so that writers need not wait. */
function slotOf({ day, keys, isAcrossStores }: Rollup): string {
  return day !== undefined && keys.length > 1 && !isAcrossStores ? '0' : 'pg_backend_pid() % 16';
}

/** Statements that add what rows bring to their groups. */
function additions(rollup: Rollup, name: string, rows: Signed, slot: string): string[] {
  const keys = keyColumns(rollup);
  const own = addition(name, keys, numberColumns(rollup), rows, slot);
  if (rollup.distinct.length === 0) return [own];
  const value = ['_field', '_value'].map((column) => ({ name: column, sqlType: 'text', value: column }));
  const holding = rows.map(([from, sign]) => [distinctValues(rollup, from), sign] as const);
  const count = [{ name: '_rows', sqlType: 'bigint', value: '1' }];
  return [own, addition(valuesTable(name), [...keys, ...value], count, holding, slot)];
}

/** In one order always, so that two statements cannot wait for each other. */
function addition(
  name: string,
  keys: readonly RollupColumn[],
  numbers: readonly RollupColumn[],
  rows: Signed,
  slot: string,
): string {
  const keyNames = keys.map((key) => quote(key.name)).join(', ');
  const numberNames = numbers.map((number) => quote(number.name));
  const brought = rows.map(([from, sign]) => {
    const items = [
      ...keys.map((key) => `${key.value} as ${quote(key.name)}`),
      ...numbers.map((number) => `${sign}${number.value} as ${quote(number.name)}`),
    ];
    return `  select ${items.join(', ')} from ${from}`;
  });
  const sums = numberNames.map((number) => `sum(${number})`);
  return `insert into footwork.${quote(name)} as kept (${keyNames}, _slot, ${numberNames.join(', ')})
select ${keyNames}, ${slot}, ${sums.join(', ')} from (
${brought.join('\n  union all\n')}
) as change group by ${keyNames}
having ${sums.map((sum) => `${sum} <> 0`).join(' or ')} order by ${keyNames}
on conflict (${keyNames}, _slot) do update set ${numberNames.map((number) => `${number} = kept.${number} + excluded.${number}`).join(', ')}`;
}
