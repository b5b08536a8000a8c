import type { Entity } from '../model/entity';
import { type Fault, faultAt } from './fault';

/** Actions share their place in an address with these. */
const endpoints: ReadonlySet<string> = new Set([
  'list',
  'show',
  'create',
  'update',
  'delete',
  'import',
  'export',
  'options',
  'batch',
  'form',
  'history',
]);

/** Faults of the actions: their states, what they demand, and what they are called. */
export function workflowFaults(entity: Entity): Fault[] {
  return entity.actions.flatMap((action) => {
    const pointer = `/x-workflow/${action.field}/${action.name}`;
    const field = entity.fields.get(action.field);
    const fault = (at: string, value: unknown, expected: string, remedy: string) =>
      faultAt(`${pointer}${at}`, value, expected, remedy);
    if (field?.type !== 'enum' && field?.type !== 'boolean') {
      const remedy = 'Name the property that holds the state.';
      return [fault('', action.field, 'an enum or boolean property', remedy)];
    }
    const states: readonly unknown[] = field.type === 'boolean' ? [true, false] : (field.property.enum ?? []);
    const faults = [...action.from, action.to]
      .filter((state) => !states.includes(state))
      .map((state) => fault('', state, `one of ${states.join(', ')}`, 'Use a declared state.'));
    for (const name of action.require ?? []) {
      if (entity.fields.get(name)?.derived !== false)
        faults.push(fault('/require', name, 'a property that callers may give', 'Correct the name.'));
    }
    if (field.property.default === undefined) {
      const remedy = 'Give the state a record starts in as "default".';
      faults.push(fault('', undefined, `a default on ${action.field}`, remedy));
    }
    if (endpoints.has(action.name))
      faults.push(fault('', action.name, 'a name that is no endpoint', 'Rename the action.'));
    return faults;
  });
}
