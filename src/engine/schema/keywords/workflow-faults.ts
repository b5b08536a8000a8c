import type { Action, Entity, Field } from '../model/entity';
import { type Fault, faultAt } from './fault';
import { effectFaults } from './workflow-effects';
import { guardFaults } from './workflow-guards';

/** Path segments of other endpoints, which actions cannot use as names. */
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

/** Faults of the actions: their states, inputs, effects and names. */
export function workflowFaults(entity: Entity): Fault[] {
  return [
    ...entity.transitions.flatMap((action) => actionFaults(entity, action)),
    ...Object.keys(entity.schema['x-workflow'] ?? {}).flatMap((name) => unreachableFaults(entity, name)),
  ];
}

function actionFaults(entity: Entity, action: Action): Fault[] {
  const pointer = `/x-workflow/${action.field}/${action.name}`;
  const field = entity.fields.get(action.field);
  const fault = (at: string, value: unknown, expected: string, remedy: string) =>
    faultAt(`${pointer}${at}`, value, expected, remedy);
  if (field?.type !== 'enum' && field?.type !== 'boolean') {
    const remedy = 'Name the property that holds the state.';
    return [fault('', action.field, 'an enum or boolean property', remedy)];
  }
  const states = statesOf(field);
  const faults = [...action.from, action.to]
    .filter((state) => !states.includes(state))
    .map((state) => fault('', state, `one of ${states.join(', ')}`, 'Use a declared state.'));
  for (const keyword of ['require', 'input'] as const) {
    for (const name of action[keyword] ?? []) {
      if (entity.fields.get(name)?.derived !== false)
        faults.push(fault(`/${keyword}`, name, 'a property that callers may give', 'Correct the name.'));
    }
  }
  for (const name of action.input ?? []) {
    if (!action.require?.includes(name)) continue;
    const remedy = `Take "${name}" out of "input": "require" asks for it already.`;
    faults.push(fault('/input', name, 'a property that "require" does not name', remedy));
  }
  const inputs = [...(action.require ?? []), ...(action.input ?? [])];
  for (const name of action.common ?? []) {
    if (inputs.includes(name)) continue;
    faults.push(fault('/common', name, 'a property of "require" or "input"', 'Correct the name.'));
  }
  if (field.property.default === undefined) {
    const remedy = 'Give the state a record starts in as "default".';
    faults.push(fault('', undefined, `a default on ${action.field}`, remedy));
  }
  if (endpoints.has(action.name))
    faults.push(fault('', action.name, 'a name that is no endpoint', 'Rename the action.'));
  const twin = entity.transitions.find(
    ({ name, field: other }) => name === action.name && other !== action.field,
  );
  if (twin)
    faults.push(
      fault(
        '',
        action.name,
        'a name that no other action of the entity has',
        `${twin.field} has an action "${twin.name}" too; rename one of them.`,
      ),
    );
  return [
    ...faults,
    ...serverFaults(action, pointer),
    ...effectFaults(entity, action, pointer),
    ...guardFaults(entity, action, pointer),
  ];
}

/** Faults of transitions that only the server takes: keywords about callers, or keywords that only a timer reads. */
function serverFaults(action: Action, pointer: string): Fault[] {
  if (action.manual !== false) return [];
  const idle = ['require', 'input', 'common', 'notBy', 'after', 'danger', 'consequence'] as const;
  const timed = action.auto ? [] : (['guard', 'before'] as const);
  return [...idle, ...timed]
    .filter((keyword) => action[keyword] !== undefined)
    .map((keyword) => {
      const remedy = `Remove "${keyword}", or "manual": false.`;
      return faultAt(
        `${pointer}/${keyword}`,
        action[keyword],
        'no such keyword: only the server acts',
        remedy,
      );
    });
}

function statesOf(field: Field): readonly unknown[] {
  return field.type === 'boolean' ? [true, false] : (field.property.enum ?? []);
}

/** States that neither an action nor an effect reaches from the initial state. */
function unreachableFaults(entity: Entity, name: string): Fault[] {
  const field = entity.fields.get(name);
  if (field?.type !== 'enum' || field.property.default === undefined) return [];
  const reached = new Set<unknown>([field.property.default]);
  for (const action of entity.transitions) {
    const effect = action.set?.[name];
    if (effect !== undefined) reached.add(effect);
  }
  const own = entity.transitions.filter((action) => action.field === name);
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const { from, to } of own) if (from.some((state) => reached.has(state))) reached.add(to);
  }
  return statesOf(field)
    .filter((state) => !reached.has(state))
    .map((state) => {
      const remedy = 'Declare an action that leads there, or remove the state.';
      return faultAt(`/properties/${name}/enum`, state, 'a state that some action leads to', remedy);
    });
}
