import { expect, test } from 'vitest';
import { pageOf } from '../../../src/engine/server/seed/menus';

test('20.1: a directory of a new database opens its first entry, or none while it is empty', () => {
  const directory = { name: 'stock', icon: 'table', path: '/stock' };
  const entry = { name: 'shelves', icon: 'table', path: 'shelf' };
  expect(pageOf({ ...directory, children: [entry] }, 1)).toMatchObject({
    type: 'directory',
    redirect: '/stock/shelf',
  });
  expect(pageOf({ ...directory, children: [] }, 1)).toMatchObject({ type: 'directory', redirect: null });
});
