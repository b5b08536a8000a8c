import { systemSchema } from '../../schema/contract/app';
import { fieldNamed } from '../../schema/model/entity';
import { oncePer } from '../../schema/model/once-per';
import type { Rollup } from '../../schema/model/rollup';
import { sqlTypeOf } from '../database/columns';
import { withHash } from '../database/identifier';
import { quote } from '../database/sql-text';
import type { KeptNumbers } from './desired-table';
import { freeSlot, type Groups, keep } from './kept-numbers';
import { createRollup, distinctValues, keyColumns, numberColumns, valuesTable } from './rollup-tables';

/** Name of the table in the system schema; the hash changes with the definition. */
export const rollupTable = oncePer((rollup: Rollup): string => {
  const { entity, sum, distinct } = rollup;
  const types = [...sum, ...distinct].map((name) => sqlTypeOf(fieldNamed(entity, name)));
  const definition = [createRollup(rollup, 'rollup_'), groupsOf(rollup, 'rollup_'), distinct, types];
  return withHash(`rollup_${entity.table}_${rollup.name}`, JSON.stringify(definition));
});

export function rollupNumbers(rollup: Rollup): KeptNumbers {
  const { entity, name, keys, sum, count, distinct } = rollup;
  const groups = groupsOf(rollup, rollupTable(rollup));
  const numbers = keep(entity.table, {
    title: `Numbers of ${entity.table} (${name})`,
    groups,
    columns: [...new Set([...keys, ...sum, ...count, ...distinct])],
    range: rollup.day,
    create: createRollup(rollup, rollupTable(rollup)),
  });
  // Without statistics, the planner reads the whole table of a new rollup for a range of a few days.
  const analyze = groups.map(({ table }) => `analyze ${systemSchema}.${quote(table)}`);
  return { ...numbers, recount: [...numbers.recount, ...analyze] };
}

function groupsOf(rollup: Rollup, table: string): Groups[] {
  const keys = keyColumns(rollup);
  const slot = { name: '_slot', value: slotOf(rollup) };
  const own = { table, keys, slot, numbers: numberColumns(rollup) };
  if (rollup.distinct.length === 0) return [own];
  const value = ['_field', '_value'].map((name) => ({ name, value: name }));
  const values = {
    table: valuesTable(table),
    keys: [...keys, ...value],
    slot,
    numbers: [{ name: '_rows', value: '1' }],
  };
  return [own, { ...values, from: (rows) => distinctValues(rollup, rows) }];
}

/**
 * A group by day and further keys has few writers and needs one row. In other rollups, and in one without the narrowest
 * level, each writer uses its own slot.
 */
function slotOf({ day, keys, isAcross }: Rollup): string {
  return day !== undefined && keys.length > 1 && !isAcross ? '0' : freeSlot;
}
