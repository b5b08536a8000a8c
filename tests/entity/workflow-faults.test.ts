import { expect, test } from 'vitest';
import { ModelError, modelOf } from '../../src/engine/schema/declaration/model';
import type { EntitySchema } from '../../src/engine/schema/model/entity-schema';
import { reviewSchema } from '../support/review';

type Workflow = NonNullable<EntitySchema['x-workflow']>;

const close = { title: 'Close', from: ['open'], to: 'closed' };
const reopen = { title: 'Reopen', from: ['closed'], to: 'open' };

/** `pointer: remedy` of each fault of an entity with this workflow. */
function faultsOf(workflow: unknown, further: Partial<EntitySchema> = {}): string[] {
  const schema = {
    $id: 'ticket',
    title: 'Ticket',
    type: 'object',
    'x-workflow': workflow as Workflow,
    properties: {
      title: { type: 'string' },
      state: { type: 'string', enum: ['open', 'closed'], default: 'open' },
      is_held: { type: 'boolean', default: false },
      note: { type: 'string', maxLength: 10 },
      rank: { type: 'integer', minimum: 1, maximum: 5 },
      due: { type: 'string', format: 'date' },
      closed_at: { type: 'string', format: 'date-time', readOnly: true },
      closed_by: { type: 'integer', 'x-ref': 'manager', readOnly: true },
      parent: { type: 'integer', 'x-ref': 'ticket' },
      pass: { type: 'string', format: 'password', writeOnly: true, minLength: 6 },
    },
    required: ['title', 'state', 'is_held'],
    additionalProperties: false,
    ...further,
  } as const satisfies EntitySchema;
  const manager = {
    $id: 'manager',
    title: 'Account',
    type: 'object',
    properties: { name: { type: 'string' } },
    additionalProperties: false,
  } as const satisfies EntitySchema;
  try {
    modelOf({ 'ticket.ts': schema, 'manager.ts': manager });
    return [];
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return error.faults.map(({ pointer, expected }) => `${pointer}: ${expected}`);
  }
}

const withClose = (changes: object) => ({ state: { close: { ...close, ...changes }, reopen } });

test('a sound workflow has no faults', () => {
  const sound = {
    require: ['note'],
    input: ['rank'],
    guard: [{ rank: { from: 2 }, is_held: false }, { due: { set: false } }],
    notBy: 'closed_by',
    before: 'due',
    after: 'due',
    set: {
      closed_at: { from: 'now' },
      closed_by: { from: 'actor' },
      parent: null,
    },
  };
  expect(faultsOf(withClose(sound))).toEqual([]);
  expect(faultsOf(withClose({ auto: { field: 'due', minutes: 5 }, set: { rank: 5, note: 'late' } }))).toEqual(
    [],
  );
  expect(reviewSchema.$id).toBe('specimen-review');
});

test.each<[string, unknown, string]>([
  [
    'an input that nobody may give',
    withClose({ input: ['closed_at'] }),
    'close/input: a property that callers',
  ],
  [
    'an input that is demanded',
    withClose({ require: ['note'], input: ['note'] }),
    'close/input: a property that "require" does not name',
  ],
  ['an effect on no field', withClose({ set: { colour: 'red' } }), 'close/set/colour: a property of ticket'],
  [
    'an effect on a system field',
    withClose({ set: { version: 7 } }),
    'close/set/version: a property with a value',
  ],
  [
    'an effect on a password',
    withClose({ set: { pass: 'secret-1' } }),
    'close/set/pass: a property with a value',
  ],
  ['an effect on the state', withClose({ set: { state: 'open' } }), 'close/set/state: another property'],
  [
    'an effect on what is given',
    withClose({ input: ['note'], set: { note: 'x' } }),
    'close/set/note: a property that the call does not give',
  ],
  [
    'a value out of bounds',
    withClose({ set: { rank: 6 } }),
    'close/set/rank: a value that the property can have',
  ],
  [
    'a value of another type',
    withClose({ set: { rank: 'high' } }),
    'close/set/rank: a value that the property',
  ],
  [
    'a required field cleared',
    withClose({ set: { title: null } }),
    'close/set/title: a value: the property is',
  ],
  ['a fixed record', withClose({ set: { parent: 1 } }), 'close/set/parent: null, or'],
  [
    'now in a text',
    withClose({ set: { note: { from: 'now' } } }),
    'close/set/note: a date or date-time property',
  ],
  [
    'the actor as a ticket',
    withClose({ set: { parent: { from: 'actor' } } }),
    'close/set/parent: a reference to manager',
  ],
  [
    'an unknown source',
    withClose({ set: { note: { from: 'there' } } }),
    'close/set/note/from: one of now, actor',
  ],
  [
    'a guard on no field',
    withClose({ guard: { colour: 'red' } }),
    'close/guard/colour: a property of ticket',
  ],
  [
    'a guard that never holds',
    withClose({ guard: { rank: 6 } }),
    'close/guard/rank: a value that rank can have',
  ],
  [
    'a guard on a state in which the action does not begin',
    withClose({ guard: { state: 'closed' } }),
    'close/guard: a condition that holds in a state of "from"',
  ],
  [
    'a guard that always holds',
    withClose({ guard: { is_held: [true, false] } }),
    'close/guard: a condition that can fail',
  ],
  ['notBy without an account', withClose({ notBy: 'parent' }), 'close/notBy: a reference to manager'],
  ['before no time', withClose({ before: 'note' }), 'close/before: a date or date-time property'],
  ['after no time', withClose({ after: 'note' }), 'close/after: a date or date-time property'],
  [
    'after with auto',
    withClose({ auto: { field: 'due' }, after: 'closed_at' }),
    'close/after: no "after" next to "auto"',
  ],
  [
    'auto by no time',
    withClose({ auto: { field: 'rank' } }),
    'close/auto/field: a date or date-time property',
  ],
  [
    'auto that demands',
    withClose({ auto: { field: 'due' }, require: ['note'] }),
    'close/auto: an action that demands nothing',
  ],
  [
    'auto after its end',
    withClose({ auto: { field: 'due' }, before: 'due' }),
    'close/before: another property',
  ],
  [
    'auto without an effect',
    { state: { close, stay: { title: 'Stay', from: ['closed'], to: 'closed', auto: { field: 'due' } } } },
    'stay/auto: an action that changes the state',
  ],
  [
    'two actions of one name',
    { state: { close }, is_held: { close: { title: 'Hold', from: [false], to: true } } },
    'close: a name that no other action',
  ],
  [
    'a state that nothing reaches',
    { state: { reopen } },
    '/properties/state/enum: a state that some action leads to',
  ],
])('%s', (_, workflow, expected) => {
  expect(faultsOf(workflow).join('\n')).toContain(expected);
});

const locked = (lock: unknown, further: Partial<EntitySchema> = {}) =>
  faultsOf(withClose({}), { 'x-locks': [lock], ...further } as Partial<EntitySchema>);

test('sound locks have no faults', () => {
  expect(locked({ when: { state: 'closed' } })).toEqual([]);
  expect(locked({ when: { rank: { from: 3 } }, except: ['note'], delete: false })).toEqual([]);
  expect(locked({ when: { closed_by: { set: true } }, fields: [], delete: false })).toEqual([]);
});

test.each<[string, unknown, string]>([
  [
    'a state that there is not',
    { when: { state: 'lost' } },
    '/x-locks/0/when/state: a value of ticket.state: open, closed',
  ],
  ['always', { when: { state: ['open', 'closed'] } }, '/x-locks/0/when: a condition that can fail'],
  [
    'a field that nobody changes',
    { when: { rank: 1 }, fields: ['closed_at'] },
    '/x-locks/0/fields: a property that',
  ],
  [
    'an exception that nobody changes',
    { when: { rank: 1 }, except: ['state'] },
    '/x-locks/0/except: a property that',
  ],
  [
    'both lists',
    { when: { rank: 1 }, fields: ['note'], except: ['due'] },
    '/x-locks/0/except: no "fields" next to it',
  ],
  ['nothing', { when: { rank: 1 }, fields: [] }, '/x-locks/0: something that is locked'],
])('a lock of %s', (_, lock, expected) => {
  expect(locked(lock).join('\n')).toContain(expected);
});

test('a lock of what nobody can do', () => {
  const deletion = { when: { rank: 1 }, delete: false };
  expect(locked(deletion, { 'x-operations': ['create', 'update'] }).join()).toContain(
    '/x-locks/0/delete: "delete"',
  );
  expect(locked({ when: { rank: 1 } }, { 'x-operations': ['create'] }).join()).toContain(
    '/x-locks/0: something',
  );
});

test('what only the server does has no keyword about callers, and is no action', () => {
  const idle = { require: ['note'], danger: true, guard: { is_held: false }, before: 'due' };
  const faults = faultsOf(withClose({ manual: false, ...idle }));
  const pointers = ['require', 'danger', 'guard', 'before'].map((name) => `/x-workflow/state/close/${name}`);
  expect(faults).toEqual(pointers.map((at) => `${at}: no such keyword: only the server acts`));
  expect(faultsOf(withClose({ manual: false, auto: { field: 'due' }, guard: { is_held: false } }))).toEqual(
    [],
  );
  expect(faultsOf(withClose({ manual: true }))).not.toEqual([]);
});
