import { expect, test } from 'vitest';
import type { Place } from '../../../src/engine/console/data/navigation/places';
import { firstPlaces } from '../../../src/engine/console/frame/palette/use-reach';

const listAt = (path: string, entity: string, filters?: readonly object[]) =>
  ({ path, children: [], target: { kind: 'entity', claim: { entity, filters } } }) as unknown as Place;

test('18.4: entities come in the order of their whole lists in the menus', () => {
  const places = [
    listAt('/device/x5', 'report', [{ field: 'dev_type', operator: 'eq', value: 'X5' }]),
    listAt('/user', 'customer'),
    listAt('/report', 'report'),
    listAt('/other', 'customer'),
  ];
  expect([...firstPlaces(places)].map(([name, { path }]) => [name, path])).toEqual([
    ['customer', '/user'],
    ['report', '/report'],
  ]);
});
