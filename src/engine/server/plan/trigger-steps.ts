import { systemSchema } from '../../schema/contract/app';
import { quote } from '../database/sql-text';
import { missingFrom } from './constraint-steps';
import { type DesiredTable, type DesiredTrigger, isOurs } from './desired-table';
import { isExecuted, type LiveModel, type LiveTable } from './live-model';
import type { Step } from './plan';
import { valuesTable } from './rollup-tables';

/** Drops triggers that are no longer declared or whose declaration changed. */
export function dropTriggerSteps(current: LiveTable, table: DesiredTable): Step[] {
  return missingFrom(table.triggers, current.triggers).map((trigger) => ({
    table: table.name,
    sql: `drop trigger ${quote(trigger)} on ${quote(table.name)}`,
    why: 'The trigger is no longer declared, or declared otherwise.',
  }));
}

/** Drops functions that no trigger calls any more, except those of tables that the plan leaves alone. */
export function dropFunctionSteps(live: LiveModel, desired: readonly DesiredTable[]): Step[] {
  const tables = new Set(desired.map((table) => table.name));
  const wanted = new Set(desired.flatMap((table) => table.triggers.map(({ name }) => name)));
  return [...live.functions]
    .filter(
      ([name, { callers }]) =>
        isOurs(name) && !wanted.has(name) && callers.every((table) => tables.has(table)),
    )
    .map(([name, { callers }]) => ({
      table: callers[0] ?? '',
      sql: `drop function ${systemSchema}.${quote(name)}()`,
      why: 'No trigger calls the function any more.',
    }));
}

/** Drops rollup tables that no function updates; servers of the previous version may read them until the next start. */
export function dropRollupSteps(live: LiveModel, desired: readonly DesiredTable[]): Step[] {
  const wanted = new Set(desired.flatMap((table) => table.kept.flatMap(({ tables }) => tables)));
  const sources = [...live.functions.values()].map(({ source }) => source);
  return [...live.rollups]
    .filter((name) => !wanted.has(name) && !sources.some((source) => source.includes(quote(name))))
    .map((name) => ({
      table: name,
      sql: `drop table if exists ${systemSchema}.${quote(name)}, ${systemSchema}.${quote(valuesTable(name))}`,
      why: 'The rollup is no longer declared, or declared otherwise; its numbers can be counted again.',
    }));
}

/** Creates missing functions and triggers, and the tables that they write to. */
export function triggerSteps(live: LiveModel, current: LiveTable | undefined, table: DesiredTable): Step[] {
  const additive = (sql: string, why: string): Step => ({ table: table.name, sql, why });
  const triggers = table.triggers.filter(({ name }) => !current?.triggers.has(name));
  return [
    ...table.kept
      .filter(({ tables }) => !tables.some((name) => live.rollups.has(name)))
      .flatMap(({ title, create }) => create.map((sql) => additive(sql, `Holds ${title}.`))),
    ...triggers
      .filter(({ name }) => !live.functions.has(name))
      .map((trigger) => additive(createFunction(trigger), `A trigger of ${table.name} calls it.`)),
    ...triggers.map((trigger) =>
      additive(createTrigger(table.name, trigger), `${table.name} is kept consistent.`),
    ),
  ];
}

/** Counts the rows once for new triggers. `create trigger` has locked the table, so no writer is missed. */
export function recountSteps(current: LiveTable | undefined, table: DesiredTable): Step[] {
  return table.kept
    .filter(({ by }) => !isExecuted(current, by))
    .flatMap(({ title, recount }) =>
      recount.map((sql): Step => ({ table: table.name, sql, why: `${title} start from a count.` })),
    );
}

function createFunction({ name, body }: DesiredTrigger): string {
  return `create function ${systemSchema}.${quote(name)}() returns trigger language plpgsql as $function$${body}$function$`;
}

function createTrigger(table: string, { name, event, scope }: DesiredTrigger): string {
  return `create trigger ${quote(name)} ${event} on ${quote(table)} ${scope} execute function ${systemSchema}.${quote(name)}()`;
}
