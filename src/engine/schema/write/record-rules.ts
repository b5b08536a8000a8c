import { zoneOf } from '../access/actor';
import { accountIdOf, type Principal } from '../access/principal';
import type { RecordLimits, RecordRefusal } from '../access/record-limits';
import { dayIn } from '../contract/zoned-day';
import type { Action, Entity } from '../model/entity';
import { oncePer } from '../model/once-per';
import { actionNamed, isFrom } from '../model/workflow';
import { alternativesOf, fieldsOf, holds } from './condition';

type Row = Readonly<Record<string, unknown>>;
type Refused = Record<string, RecordRefusal>;

/** Whether field values, in addition to workflow states, decide which actions are possible. */
export const hasRecordRules = oncePer(
  ({ actions, locks }: Entity): boolean =>
    locks.length > 0 || actions.some((action) => guardsOf(action).length > 0),
);

/**
 * The fields whose values decide: those that guards and locks test, and the state fields of guarded actions.
 */
export function ruleFields({ actions, locks }: Entity): readonly string[] {
  const guarded = actions.filter((action) => guardsOf(action).length > 0);
  return [
    ...new Set([
      ...guarded.flatMap((action) => [action.field, ...guardsOf(action).flatMap(({ fields }) => fields)]),
      ...locks.flatMap(({ when }) => fieldsOf(when)),
    ]),
  ];
}

/**
 * The actions and fields that the values of the record forbid. Omits actions that the record's state does not
 * allow. Ignores conditions on fields that `sees` rejects, so that the result reveals nothing about those
 * fields.
 */
export function recordRules(
  entity: Entity,
  actor: Principal,
  row: Row,
  now: Date,
  sees: (field: string) => boolean = () => true,
): RecordLimits {
  const actions: Refused = {};
  const fields: Refused = {};
  for (const action of entity.actions.filter((one) => sees(one.field) && isFrom(one, row))) {
    const known = guardsOf(action).filter((guard) => guard.fields.every(sees));
    const broken = known.find(({ isMet }) => !isMet(row, actor, now));
    if (broken) actions[action.name] = broken.rule;
  }
  const known = entity.locks.filter(({ when }) => fieldsOf(when).every(sees));
  for (const lock of known.filter(({ when }) => holds(when, row))) {
    if (lock.isWhole) actions.update = 'locked';
    if (lock.forbidsDeletion) actions.delete = 'locked';
    for (const name of lock.fields) fields[name] = 'locked';
  }
  return { actions, fields };
}

/**
 * The fields that cause the refusal of this action, or of this field in an update: those of the lock that holds, or of
 * the guard that fails. Empty where other reasons apply.
 */
export function decidingTests(
  entity: Entity,
  row: Row,
  { rule, action: name, field }: { rule: string; action: string; field?: string },
): readonly string[] {
  if (rule !== 'locked') {
    const action = actionNamed(entity, name);
    const guard = action && guardsOf(action).find((one) => one.rule === rule);
    return guard ? failing(action, guard, row) : [];
  }
  const locks = entity.locks.filter((lock) => {
    if (name === 'delete') return lock.forbidsDeletion;
    return field === undefined ? lock.isWhole : lock.fields.has(field);
  });
  const alternatives = locks.flatMap(({ when }) => alternativesOf(when));
  const tests = alternatives.find((one) => holds([one], row)) ?? alternatives[0] ?? {};
  return Object.keys(tests);
}

/** The fields of the tests that fail in the first alternative of a guard. */
function failing({ guard }: Action, { rule, fields }: Guard, row: Row): readonly string[] {
  if (rule !== 'guard' || guard === undefined) return fields;
  const [tests = {}] = alternativesOf(guard);
  const failed = Object.keys(tests).filter((name) => !holds({ [name]: tests[name] ?? '' }, row));
  return failed.length > 0 ? failed : fields;
}

/** A precondition of an action. */
interface Guard {
  readonly rule: RecordRefusal;
  readonly fields: readonly string[];
  readonly isMet: (row: Row, actor: Principal, now: Date) => boolean;
}

function guardsOf({ guard, notBy, before, after }: Action): readonly Guard[] {
  return [
    ...(guard === undefined
      ? []
      : [{ rule: 'guard' as const, fields: fieldsOf(guard), isMet: (row: Row) => holds(guard, row) }]),
    ...(notBy === undefined
      ? []
      : [
          {
            rule: 'notBy' as const,
            fields: [notBy],
            isMet: (row: Row, actor: Principal) => {
              const account = accountIdOf(actor);
              return account === null || row[notBy] !== account;
            },
          },
        ]),
    ...(before === undefined
      ? []
      : [
          {
            rule: 'before' as const,
            fields: [before],
            isMet: (row: Row, _: Principal, now: Date) => !hasPassed(row[before], now),
          },
        ]),
    ...(after === undefined
      ? []
      : [
          {
            rule: 'after' as const,
            fields: [after],
            isMet: (row: Row, actor: Principal, now: Date) => hasCome(row[after], actor, now),
          },
        ]),
  ];
}

/** A date has come at the start of the day by the caller's clock. */
function hasCome(value: unknown, actor: Principal, now: Date): boolean {
  if (typeof value !== 'string') return true;
  return value.length === 10 ? value <= dayIn(zoneOf(actor), now) : Date.parse(value) <= now.getTime();
}

/** A date has passed at the end of the day in UTC. */
function hasPassed(value: unknown, now: Date): boolean {
  if (typeof value !== 'string') return false;
  const present = now.toISOString();
  return value.length === 10 ? value < present.slice(0, 10) : value <= present;
}
