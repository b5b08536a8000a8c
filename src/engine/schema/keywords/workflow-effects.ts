import type { Action, Entity, Field } from '../model/entity';
import type { Effect } from '../model/entity-schema';
import { isTime } from '../model/field-traits';
import { compileAlone } from '../write/validator';
import { type Fault, faultAt } from './fault';
import { accounts } from './workflow-guards';

/** Faults of the values that an action writes in addition to the state: `set`. */
export function effectFaults(entity: Entity, action: Action, pointer: string): Fault[] {
  return Object.entries(action.set ?? {}).flatMap(([name, effect]) => {
    const field = entity.fields.get(name);
    const fault = (value: unknown, expected: string, remedy: string) => [
      faultAt(`${pointer}/set/${name}`, value, expected, remedy),
    ];
    if (!field || !isSettable(field)) {
      return fault(name, 'a property with a value of its own', 'Name a property that the action can write.');
    }
    if (name === action.field) return fault(name, 'another property than the state', 'Write "to" instead.');
    if ([...(action.require ?? []), ...(action.input ?? [])].includes(name)) {
      return fault(
        name,
        'a property that the call does not give',
        `Take "${name}" out of "require", "input" or "set".`,
      );
    }
    const expected = expectedOf(field, effect);
    return expected === undefined ? [] : fault(effect, expected, 'Correct the value.');
  });
}

/** Actions cannot set fields that the system or the database maintains, computed fields, or secrets. */
function isSettable({ system, type, inherit, secret, property }: Field): boolean {
  const isKept = system || inherit !== undefined || property['x-given'] !== undefined;
  return !isKept && !secret && type !== 'computed';
}

/** What the field accepts, for the message; undefined if the field accepts this effect. */
function expectedOf(field: Field, effect: Effect): string | undefined {
  const { type, ref, required, property } = field;
  if (effect === null) return required ? 'a value: the property is required' : undefined;
  if (typeof effect !== 'object') {
    if (ref !== undefined) return 'null, or { "from": "actor" }: records have other ids in each database';
    const validate = compileAlone({ type: 'object', properties: { value: property } }, false);
    return validate({ value: effect }) ? undefined : 'a value that the property can have';
  }
  if (effect.from === 'now') {
    return isTime(type) ? undefined : 'a date or date-time property';
  }
  if (type !== 'reference' || ref !== accounts) return `a reference to ${accounts}`;
  return required
    ? 'a property that is not required: machines and the server act without an account'
    : undefined;
}
