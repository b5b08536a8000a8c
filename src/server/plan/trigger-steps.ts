import { quote } from '../database/sql-text';
import { missingFrom } from './constraint-steps';
import { type DesiredFunction, type DesiredTable, type DesiredTrigger, isOurs } from './desired-table';
import type { LiveModel, LiveTable } from './live-model';
import type { Step } from './plan';

/** Triggers of the table that are no longer declared, or declared otherwise. */
export function dropTriggerSteps(current: LiveTable, table: DesiredTable): Step[] {
  return missingFrom(table.triggers, current.triggers).map((trigger) => ({
    kind: 'additive',
    table: table.name,
    sql: `drop trigger ${quote(trigger)} on ${quote(table.name)}`,
    why: 'The trigger is no longer declared, or declared otherwise.',
  }));
}

/** Functions that no trigger calls any more; those of tables that are left alone stay. */
export function dropFunctionSteps(live: LiveModel, desired: readonly DesiredTable[]): Step[] {
  const tables = new Set(desired.map((table) => table.name));
  const wanted = new Set(desired.flatMap((table) => table.functions.map((made) => made.name)));
  return [...live.functions]
    .filter(
      ([name, callers]) => isOurs(name) && !wanted.has(name) && callers.every((table) => tables.has(table)),
    )
    .map(([name, callers]) => ({
      kind: 'additive',
      table: callers[0] ?? '',
      sql: `drop function footwork.${quote(name)}()`,
      why: 'No trigger calls the function any more.',
    }));
}

/** Functions and triggers the table does not have yet, but for those that keep totals. */
export function triggerSteps(live: LiveModel, current: LiveTable | undefined, table: DesiredTable): Step[] {
  return create(live, current, table, (trigger) => !keepsTotals(table, trigger));
}

/** The triggers that keep totals, then the count they start from: creating them has locked out other writers. */
export function totalSteps(live: LiveModel, current: LiveTable | undefined, table: DesiredTable): Step[] {
  const steps = create(live, current, table, (trigger) => keepsTotals(table, trigger));
  if (!table.totals || current?.triggers.has(table.totals.trigger)) return steps;
  const counts = table.totals.recount.map((sql): Step => {
    return { kind: 'additive', table: table.name, sql, why: `Totals of ${table.name} start from a count.` };
  });
  return [...steps, ...counts];
}

function keepsTotals(table: DesiredTable, trigger: DesiredTrigger): boolean {
  return trigger.calls === table.triggers.find((one) => one.name === table.totals?.trigger)?.calls;
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
  const called = new Set(triggers.map((trigger) => trigger.calls));
  const functions = table.functions.filter((made) => called.has(made.name) && !live.functions.has(made.name));
  const additive = (sql: string, why: string): Step => ({ kind: 'additive', table: table.name, sql, why });
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
  return `create trigger ${quote(name)} ${event} on ${quote(table)} ${scope} execute function footwork.${quote(calls)}()`;
}
