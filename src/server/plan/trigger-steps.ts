import { quote } from '../database/sql-text';
import { missingFrom } from './constraint-steps';
import { type DesiredFunction, type DesiredTable, type DesiredTrigger, isOurs } from './desired-table';
import type { LiveModel, LiveTable } from './live-model';
import type { Step } from './plan';
import { valuesTable } from './rollup-tables';

/** Triggers of the table that are no longer declared, or declared otherwise. */
export function dropTriggerSteps(current: LiveTable, table: DesiredTable): Step[] {
  return missingFrom(table.triggers, current.triggers).map((trigger) => ({
    table: table.name,
    sql: `drop trigger ${quote(trigger)} on ${quote(table.name)}`,
    why: 'The trigger is no longer declared, or declared otherwise.',
  }));
}

/** Functions that no trigger calls any more; those of tables that are left alone stay. */
export function dropFunctionSteps(live: LiveModel, desired: readonly DesiredTable[]): Step[] {
  const tables = new Set(desired.map((table) => table.name));
  const wanted = new Set(desired.flatMap((table) => table.triggers.map(({ calls }) => calls.name)));
  return [...live.functions]
    .filter(
      ([name, callers]) => isOurs(name) && !wanted.has(name) && callers.every((table) => tables.has(table)),
    )
    .map(([name, callers]) => ({
      table: callers[0] ?? '',
      sql: `drop function footwork.${quote(name)}()`,
      why: 'No trigger calls the function any more.',
    }));
}

/** Tables of rollups whose function went at an earlier start: servers of the version before may read them until then. */
export function dropRollupSteps(live: LiveModel, desired: readonly DesiredTable[]): Step[] {
  const wanted = new Set(desired.flatMap((table) => table.kept.map((numbers) => numbers.calls)));
  return [...live.rollups]
    .filter((name) => !wanted.has(name) && !live.functions.has(name))
    .map((name) => ({
      table: name,
      sql: `drop table if exists footwork.${quote(name)}, footwork.${quote(valuesTable(name))}`,
      why: 'The rollup is no longer declared, or declared otherwise; its numbers can be counted again.',
    }));
}

/** Functions and triggers the table does not have yet, but for those that keep numbers. */
export function triggerSteps(live: LiveModel, current: LiveTable | undefined, table: DesiredTable): Step[] {
  const keepers = new Set(table.kept.map(({ calls }) => calls));
  return create(live, current, table, ({ calls }) => !keepers.has(calls.name));
}

/** The triggers that keep numbers, then the count they start from: creating them has locked out other writers. */
export function keptSteps(live: LiveModel, current: LiveTable | undefined, table: DesiredTable): Step[] {
  return table.kept.flatMap(({ calls, title, create: tables, recount }) => {
    const triggers = create(live, current, table, (trigger) => trigger.calls.name === calls);
    if (triggers.length === 0) return [];
    const additive = (sql: string, why: string): Step => ({ table: table.name, sql, why });
    return [
      ...(live.rollups.has(calls) ? [] : tables.map((sql) => additive(sql, `Holds ${title}.`))),
      ...triggers,
      ...recount.map((sql) => additive(sql, `${title} start from a count.`)),
    ];
  });
}

function create(
  live: LiveModel,
  current: LiveTable | undefined,
  table: DesiredTable,
  wanted: (trigger: DesiredTrigger) => boolean,
): Step[] {
  const triggers = table.triggers.filter(
    (trigger) => wanted(trigger) && !current?.triggers.has(trigger.name),
  );
  const called = new Map(triggers.map(({ calls }) => [calls.name, calls]));
  const functions = [...called.values()].filter(({ name }) => !live.functions.has(name));
  const additive = (sql: string, why: string): Step => ({ table: table.name, sql, why });
  return [
    ...functions.map((made) => additive(createFunction(made), `A trigger of ${table.name} calls it.`)),
    ...triggers.map((trigger) =>
      additive(createTrigger(table.name, trigger), `${table.name} is kept consistent.`),
    ),
  ];
}

function createFunction({ name, body }: DesiredFunction): string {
  return `create function footwork.${quote(name)}() returns trigger language plpgsql as $function$${body}$function$`;
}

function createTrigger(table: string, { name, event, scope, calls }: DesiredTrigger): string {
  return `create trigger ${quote(name)} ${event} on ${quote(table)} ${scope} execute function footwork.${quote(calls.name)}()`;
}
