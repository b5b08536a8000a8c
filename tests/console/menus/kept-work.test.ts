import { expect, test } from 'vitest';
import { keptWork } from '../../../src/console/menus/kept-work';
import type { MenuEntry } from '../../../src/entity/menu-entry';
import { mergeTrees } from '../../../src/entity/merge-menus';
import { entryOf } from '../../support/menu-entries';

const stored = { based_on: 3, tree: [entryOf(1), entryOf(2), entryOf(-1), entryOf(-2, { parent: -1 })] };
const became = { revision: 5, ids: { '-1': 7, '-2': 8, '-9': 9 } };
// Somebody else had changed 1 before, and added 9 to the draft in its last minute.
const published = [
  entryOf(1, { icon: 'theirs' }),
  entryOf(2),
  entryOf(7, { path: 'p-1', name: 'n-1' }),
  entryOf(8, { parent: 7, path: 'p-2', name: 'n-2' }),
  entryOf(9),
];
const changed = (id: number, values: Partial<MenuEntry>) =>
  stored.tree.map((entry) => (entry.id === id ? { ...entry, ...values } : entry));
const kept = (tree: MenuEntry[], is = published) => keptWork(stored, tree, became, is);

test('E3: work on a draft that was published departs from what it became, with the ids that it was given', () => {
  expect(kept(stored.tree)).toEqual({ based_on: 5, tree: published });
  const moved = kept(changed(-2, { parent: 2, path: 'elsewhere', name: 'mine' }));
  expect(moved.based_on).toBe(5);
  expect(moved.tree.map(({ id, parent, name }) => [id, parent, name])).toEqual([
    [1, null, 'n1'],
    [2, null, 'n2'],
    [7, null, 'n-1'],
    [8, 2, 'mine'],
    [9, null, 'n9'],
  ]);
  expect(kept(stored.tree.filter(({ id }) => id !== -2)).tree.map(({ id }) => id)).toEqual([1, 2, 7, 9]);
});

test('E3: where others had published a change to the same it departs from what the draft did, and is asked about', () => {
  const work = kept(changed(1, { icon: 'mine' }));
  expect(work.based_on).toBe(3);
  expect(work.tree.map(({ id, parent }) => [id, parent])).toEqual([
    [1, null],
    [2, null],
    [7, null],
    [8, 7],
  ]);
  const base = [entryOf(1), entryOf(2)];
  const later = published.map((entry) => (entry.id === 8 ? { ...entry, name: 'later' } : entry));
  const { tree, collisions } = mergeTrees(base, later, work.tree);
  expect(collisions).toEqual([
    { id: 1, name: 'n1', fields: ['icon'] },
    { id: 8, name: 'n-2', fields: ['name'] },
  ]);
  expect(tree.map(({ id }) => id)).toEqual([1, 2, 7, 8, 9]);
});
