import { quote, quoteAll } from '../database/sql-text';
import { columnDefinition, columnSteps, fillSteps } from './column-steps';
import { addConstraint, constraintSteps, dropSteps, indexSteps } from './constraint-steps';
import { type DesiredTable, isOurs } from './desired-table';
import type { LiveModel, LiveTable } from './live-model';
import type { Plan, Step } from './plan';
import { tableHint } from './rename-hints';
import {
  dropFunctionSteps,
  dropRollupSteps,
  dropTriggerSteps,
  recountSteps,
  triggerSteps,
} from './trigger-steps';

/** The steps from the live tables to the desired ones, without row counts. */
export function diff(desired: readonly DesiredTable[], live: LiveModel): Omit<Plan, 'model'> {
  const kept = desired.flatMap((table) => {
    const current = live.tables.get(table.name);
    return current ? [{ table, current }] : [];
  });
  const added = desired.filter((table) => !live.tables.has(table.name));
  const abandoned = abandonedLinks(desired, live);
  return {
    steps: [
      ...kept.flatMap(({ table, current }) => dropTriggerSteps(current, table)),
      ...dropFunctionSteps(live, desired),
      ...dropRollupSteps(live, desired),
      ...kept.flatMap(({ table, current }) => dropSteps(current, table)),
      ...removedTables(desired, live, abandoned).flatMap((table) => releaseSteps(table, desired, added)),
      ...abandoned.map(dropLinkTable),
      ...added.map(createTable),
      ...kept.flatMap(({ table, current }) => columnSteps(current, table)),
      ...kept.flatMap(({ table, current }) => constraintSteps(live, current, table)),
      ...added.flatMap(referenceSteps),
      ...desired.flatMap((table) => indexSteps(live, live.tables.get(table.name), table)),
      ...desired.flatMap((table) => triggerSteps(live, live.tables.get(table.name), table)),
      ...kept.flatMap(({ table, current }) => fillSteps(live, current, table)),
      ...desired.flatMap((table) => recountSteps(live.tables.get(table.name), table)),
    ],
    notes: leftAlone(desired, live, abandoned, added),
  };
}

function createTable(table: DesiredTable): Step {
  const lines = [
    ...table.columns.map(columnDefinition),
    `primary key (${quoteAll(table.primaryKey)})`,
    ...table.constraints
      .filter((constraint) => constraint.kind !== 'foreign')
      .map((constraint) => `constraint ${quote(constraint.name)} ${constraint.definition}`),
  ];
  return {
    table: table.name,
    sql: `create table ${quote(table.name)} (\n  ${lines.join(',\n  ')}\n)`,
    why: `${table.name} is new.`,
  };
}

/** Foreign keys come after all tables, because tables may refer to each other in a cycle. */
function referenceSteps(table: DesiredTable): Step[] {
  return table.constraints
    .filter((constraint) => constraint.kind === 'foreign')
    .map((constraint) => addConstraint(table.name, constraint));
}

/** Link tables of fields that are no longer declared. */
function abandonedLinks(desired: readonly DesiredTable[], live: LiveModel): LiveTable[] {
  const names = new Set(desired.map((table) => table.name));
  return [...live.tables.values()].filter((table) => {
    const [owner, field] = table.name.split('__');
    const isOfOurs = field !== undefined && owner !== undefined && names.has(owner);
    return isOfOurs && !names.has(table.name) && isLinkTable(table);
  });
}

/** Checks the columns, because a table that is not ours may have such a name. */
function isLinkTable({ columns }: LiveTable): boolean {
  return [...columns.keys()].sort().join() === 'owner,position,target';
}

function dropLinkTable(table: LiveTable): Step {
  return {
    table: table.name,
    sql: `drop table ${quote(table.name)}`,
    why: `${table.name.replace('__', '.')} is no longer declared.`,
    risk: {
      countSql: `select count(*) as rows from ${quote(table.name)}`,
      loses: true,
      remedy: "If it was renamed, write 'x-was' with its earlier name at the property that it is now.",
    },
  };
}

/** Drops foreign keys of undeclared tables: their rows, which no page shows, would block deletes elsewhere. */
function releaseSteps(
  table: LiveTable,
  desired: readonly DesiredTable[],
  added: readonly DesiredTable[],
): Step[] {
  const { name, foreignKeys } = table;
  const keeping = 'The rows stay; only the foreign key goes.';
  const remedy = [keeping, tableHint(table, added)].filter((text) => text !== undefined).join(' ');
  const declared = new Set(desired.map((table) => table.name));
  return [...foreignKeys]
    .filter(([constraint, target]) => isOurs(constraint) && declared.has(target))
    .map(([constraint, target]) => ({
      table: name,
      sql: `alter table ${quote(name)} drop constraint ${quote(constraint)}`,
      why: `${name} belongs to no schema any more; its rows no longer keep those of ${target} from being deleted.`,
      risk: { countSql: `select count(*) as rows from ${quote(name)}`, loses: true, remedy },
    }));
}

function leftAlone(
  desired: readonly DesiredTable[],
  live: LiveModel,
  abandoned: readonly LiveTable[],
  added: readonly DesiredTable[],
): string[] {
  return removedTables(desired, live, abandoned).map((table) => {
    const note = `The table ${table.name} belongs to no schema; its rows are left as they are.`;
    return [note, tableHint(table, added)].filter((text) => text !== undefined).join(' ');
  });
}

/** Tables that no schema declares. */
function removedTables(
  desired: readonly DesiredTable[],
  live: LiveModel,
  abandoned: readonly LiveTable[],
): LiveTable[] {
  const known = new Set([...desired, ...abandoned].map((table) => table.name));
  return [...live.tables.values()].filter(({ name }) => !known.has(name));
}
