import { accountIdOf, type Principal } from '../access/principal';
import type { RecordLimits, RecordRefusal } from '../access/record-limits';
import type { Action, Entity } from '../model/entity';
import { actionNamed, isFrom } from '../model/workflow';

type Row = Readonly<Record<string, unknown>>;

/** Whether the values of a record decide what can be done with it, beyond the states of its workflow. */
export function hasRecordRules(entity: Entity): boolean {
  return entity.actions.some(isGuarded);
}

function isGuarded({ notBy, before }: Action): boolean {
  return notBy !== undefined || before !== undefined;
}

/** The fields by whose values it is decided. */
export function ruleFields(entity: Entity): readonly string[] {
  return [
    ...new Set(
      entity.actions.filter(isGuarded).flatMap(({ field, notBy, before }) => [field, notBy, before]),
    ),
  ].filter((name) => name !== undefined);
}

/** What the values of the record forbid; actions that its state does not allow are left out. */
export function recordRules(entity: Entity, actor: Principal, row: Row, now: Date): RecordLimits {
  const refused = entity.actions
    .filter((action) => isFrom(action, row))
    .flatMap((action): [string, RecordRefusal][] => {
      const rule = refusalOf(action, actor, row, now);
      return rule === undefined ? [] : [[action.name, rule]];
    });
  return { actions: Object.fromEntries(refused), fields: {} };
}

function refusalOf(
  { notBy, before }: Action,
  actor: Principal,
  row: Row,
  now: Date,
): RecordRefusal | undefined {
  const account = accountIdOf(actor);
  if (notBy !== undefined && account !== null && row[notBy] === account) return 'notBy';
  if (before !== undefined && hasPassed(row[before], now)) return 'before';
  return undefined;
}

/** A time passes when it comes, a date with its end, in UTC. */
function hasPassed(value: unknown, now: Date): boolean {
  if (typeof value !== 'string') return false;
  const present = now.toISOString();
  return value.length === 10 ? value < present.slice(0, 10) : value <= present;
}

/** The fields whose values are why; none where the refusal is about something else. */
export function refusingFields(entity: Entity, rule: RecordRefusal, name: string): readonly string[] {
  const action = actionNamed(entity, name);
  const field = rule === 'notBy' ? action?.notBy : rule === 'before' ? action?.before : undefined;
  return field === undefined ? [] : [field];
}
