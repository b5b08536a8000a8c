import type { Entity } from '../model/entity';
import type { Fault } from './fault';

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
export function workflowFaults(file: string, entity: Entity): Fault[] {
  return entity.actions.flatMap((action) => {
    const pointer = `/x-workflow/${action.field}/${action.name}`;
    const field = entity.fields.get(action.field);
    const fault = (at: string, value: unknown, expected: string, remedy: string): Fault => ({
      file,
      pointer: `${pointer}${at}`,
      value,
      expected,
      remedy,
    });
    if (!field || (field.type !== 'enum' && field.type !== 'boolean')) {
      return [
        fault('', action.field, 'an enum or boolean property', 'Name the property that holds the state.'),
      ];
    }
    const states: readonly unknown[] = field.type === 'boolean' ? [true, false] : (field.property.enum ?? []);
    const unknown = [...action.from, action.to].filter((state) => !states.includes(state));
    return [
      ...unknown.map((state) => fault('', state, `one of ${states.join(', ')}`, 'Use a declared state.')),
      ...(action.require ?? [])
        .filter((name) => !entity.fields.has(name) || entity.fields.get(name)?.derived)
        .map((name) => fault('/require', name, 'a property that callers may give', 'Correct the name.')),
      ...(field.property.default === undefined
        ? [
            fault(
              '',
              undefined,
              `a default on ${action.field}`,
              'Give the state a record starts in as "default".',
            ),
          ]
        : []),
      ...(endpoints.has(action.name)
        ? [fault('', action.name, 'a name that is no endpoint', 'Rename the action.')]
        : []),
    ];
  });
}
