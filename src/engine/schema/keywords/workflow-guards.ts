import type { Action, Entity } from '../model/entity';
import type { Condition } from '../model/entity-schema';
import { isTime } from '../model/field-traits';
import { systemProperties } from '../model/system-properties';
import { alternativesOf, holds } from '../write/condition';
import { ruleConditionFaults } from './conditions';
import { type Fault, faultAt } from './fault';

export const accounts = String(systemProperties.create_by?.['x-ref']);

/** Faults of the preconditions and the timer of an action: `guard`, `notBy`, `before`, `after`, `auto`. */
export function guardFaults(entity: Entity, action: Action, pointer: string): Fault[] {
  const { guard, notBy, before, after, auto } = action;
  const fault = (at: string, value: unknown, expected: string) =>
    faultAt(`${pointer}/${at}`, value, expected, 'Name another property.');
  const faults = guard ? ruleConditionFaults(entity, guard, `${pointer}/guard`) : [];
  if (guard && faults.length === 0 && !mayHold(guard, action)) {
    const remedy = 'Remove it, or correct "from".';
    faults.push(faultAt(`${pointer}/guard`, guard, 'a condition that holds in a state of "from"', remedy));
  }
  const by = notBy === undefined ? undefined : entity.fields.get(notBy);
  if (notBy !== undefined && (by?.type !== 'reference' || by.ref !== accounts))
    faults.push(fault('notBy', notBy, `a reference to ${accounts}`));
  if (before !== undefined && !isTime(entity.fields.get(before)?.type))
    faults.push(fault('before', before, 'a date or date-time property'));
  if (after !== undefined && !isTime(entity.fields.get(after)?.type))
    faults.push(fault('after', after, 'a date or date-time property'));
  if (auto === undefined) return faults;
  if (after !== undefined) {
    const remedy = 'Remove it: "auto" says from when on.';
    faults.push(faultAt(`${pointer}/after`, after, 'no "after" next to "auto"', remedy));
  }
  if (!isTime(entity.fields.get(auto.field)?.type))
    faults.push(fault('auto/field', auto.field, 'a date or date-time property'));
  if (before === auto.field) {
    const remedy = 'Remove "before": the action would be due only when it is no longer possible.';
    faults.push(faultAt(`${pointer}/before`, before, 'another property than that of "auto"', remedy));
  }
  if (action.from.every((state) => state === action.to)) {
    const remedy = 'Let it lead to another state, or remove "auto".';
    faults.push(faultAt(`${pointer}/auto`, auto, 'an action that changes the state', remedy));
  }
  for (const name of action.require ?? []) {
    if (entity.fields.get(name)?.required) continue;
    const remedy = `Take "${name}" out of "require", or remove "auto": nobody gives it then.`;
    faults.push(faultAt(`${pointer}/auto`, auto, 'an action that demands nothing', remedy));
  }
  return faults;
}

/** Whether the guard can hold in one of the states from which the action starts. */
function mayHold(guard: Condition, { field, from }: Action): boolean {
  return alternativesOf(guard).some((tests) => {
    const test = tests[field];
    return test === undefined || from.some((state) => holds({ [field]: test }, { [field]: state }));
  });
}
