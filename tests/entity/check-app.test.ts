import { expect, test } from 'vitest';
import type { App } from '../../src/engine/schema/contract/define-app';
import { appFaults } from '../../src/engine/schema/declaration/check-app';
import { entityOf } from '../../src/engine/schema/model/entity-of';

const shelf = entityOf({
  $id: 'shelf',
  title: 'Shelf',
  type: 'object',
  properties: {
    above: { type: 'integer', title: 'Above', 'x-ref': 'shelf' },
    code: { type: 'string', title: 'Code' },
  },
  additionalProperties: false,
});
const manager = entityOf({
  $id: 'manager',
  title: 'Account',
  type: 'object',
  properties: {
    shelf: { type: 'integer', title: 'Shelf', 'x-ref': 'shelf' },
    code: { type: 'string', title: 'Code' },
  },
  additionalProperties: false,
});
const entities = new Map([shelf, manager].map((entity) => [entity.name, entity]));
const level = { name: 'shelf', field: 'shelf', info: 'shelf', entity: 'shelf' };
const sound: App = {
  name: 'Rooms',
  languages: ['en', 'es'],
  systemSchema: 'rooms',
  home: { path: '/shelf', component: 'entity/shelf/list', title: 'Shelves' },
  levels: [
    { name: 'code', field: 'code', info: 'code' },
    { ...level, below: { parent: 'above', same: 'code' } },
  ],
  userTypes: [
    { value: 1, reach: 'all' },
    { value: 2, reach: 'shelf' },
  ],
  settings: { level: 'shelf', entity: 'manager', by: 'code' },
};
const pointersOf = (changes: Partial<App>) =>
  appFaults({ ...sound, ...changes }, entities).map(({ pointer }) => pointer);

test('20.1: an application that fits its declarations has no faults', () => {
  expect(appFaults(sound, entities)).toEqual([]);
});

test.each<[Partial<App>, string]>([
  [{ systemSchema: 'reading-room' }, '/systemSchema'],
  [{ languages: ['en', 'es', 'en'] }, '/languages/2'],
  [JSON.parse('{ "languages": ["en", "fr"] }'), '/languages/1'],
  [JSON.parse('{ "languages": [] }'), '/languages'],
  [{ userTypes: [{ value: 1, reach: 'shelves' }] }, '/userTypes/0/reach'],
  [{ levels: [sound.levels[0] ?? level, { ...level, field: 'shlef' }] }, '/levels/1/field'],
  [{ levels: [sound.levels[0] ?? level, { ...level, entity: 'manager' }] }, '/levels/1/field'],
  [
    { levels: [sound.levels[0] ?? level, { ...level, below: { parent: 'code', same: 'code' } }] },
    '/levels/1/below',
  ],
  [{ levels: [sound.levels[0] ?? level, { ...level, name: 'code' }] }, '/levels/1/name'],
  [{ settings: { level: 'code', entity: 'manager', by: 'code' } }, '/settings'],
])('20.1: %j is a fault', (changes, pointer) => {
  expect(pointersOf(changes)).toContain(pointer);
});
