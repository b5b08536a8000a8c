import type { Action, Entity, Field } from '../model/entity';
import { systemProperties } from '../model/system-properties';
import { type Fault, faultAt } from './fault';

/** The entity of those who act. */
export const accounts = String(systemProperties.create_by?.['x-ref']);

/** Faults of what an action waits for, or is barred by: `notBy`, `before`, `auto`. */
export function guardFaults(entity: Entity, action: Action, pointer: string): Fault[] {
  const { notBy, before, auto } = action;
  const fault = (at: string, value: unknown, expected: string) =>
    faultAt(`${pointer}/${at}`, value, expected, 'Name another property.');
  const faults: Fault[] = [];
  const by = notBy === undefined ? undefined : entity.fields.get(notBy);
  if (notBy !== undefined && (by?.type !== 'reference' || by.ref !== accounts))
    faults.push(fault('notBy', notBy, `a reference to ${accounts}`));
  if (before !== undefined && !isTime(entity.fields.get(before)))
    faults.push(fault('before', before, 'a date or date-time property'));
  if (auto === undefined) return faults;
  if (!isTime(entity.fields.get(auto.field)))
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

function isTime(field: Field | undefined): boolean {
  return field?.type === 'date' || field?.type === 'dateTime';
}
