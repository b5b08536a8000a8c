import { expect, test } from 'vitest';
import { keptWork } from '../../../src/console/pages/menus/gone-draft';
import type { MenuEntry } from '../../../src/entity/menu/menu-entry';
import type { Settlement } from '../../../src/entity/menu/merge-menus';
import { entryOf } from '../../support/menu-entries';

// As both had it: 2 renamed, two entries new.
const stored = [
  entryOf(1),
  entryOf(2, { name: 'both' }),
  entryOf(-1),
  entryOf(-2, { parent: -1, icon: 'x' }),
];
const ids = { '-1': 7, '-2': 8, '-9': 9 };
// Whoever published it had changed 1 before, and added 9 in its last minute.
const published = [
  entryOf(1, { icon: 'theirs' }),
  entryOf(2, { name: 'both' }),
  entryOf(7, { path: 'p-1', name: 'n-1' }),
  entryOf(8, { parent: 7, path: 'p-2', name: 'n-2', icon: 'x' }),
  entryOf(9),
];
const changed = (id: number, values: Partial<MenuEntry>, tree: readonly MenuEntry[] = stored) =>
  tree.map((entry) => (entry.id === id ? { ...entry, ...values } : entry));
const without = (tree: readonly MenuEntry[], ...gone: number[]) =>
  tree.filter(({ id }) => !gone.includes(id));
const kept = (tree: readonly MenuEntry[], is = published, settled?: readonly Settlement[]) =>
  keptWork(stored, tree, ids, is, settled);

test('E3: work on a draft that was published continues from what it became, with the ids that it was given', () => {
  expect(kept(stored)).toMatchObject({ tree: published, collisions: [] });
  const moved = kept(changed(-2, { parent: 2, path: 'elsewhere', name: 'mine' }));
  expect(moved.collisions).toEqual([]);
  expect(moved.tree.map(({ id, parent, name }) => [id, parent, name])).toEqual([
    [1, null, 'n1'],
    [2, null, 'both'],
    [7, null, 'n-1'],
    [8, 2, 'mine'],
    [9, null, 'n9'],
  ]);
});

test('E3: what was removed or cleared in it here is so in what is kept, whatever else is asked about', () => {
  const work = kept(without(changed(-2, { icon: null }, changed(1, { icon: 'mine' })), -1));
  expect(work.collisions).toEqual([{ id: 1, name: 'n1', fields: ['icon'] }]);
  expect(work.tree.map(({ id, icon }) => [id, icon])).toEqual([
    [1, 'mine'],
    [2, null],
    [8, null],
    [9, null],
  ]);
});

test('E3: what was taken back in it before it was published does not come again, whatever else is asked about', () => {
  const taken = without(changed(2, { name: 'n2' }, published), 8);
  const work = kept(changed(1, { icon: 'mine' }), taken);
  expect(work.collisions).toEqual([{ id: 1, name: 'n1', fields: ['icon'] }]);
  expect(work.tree.map(({ id, name }) => [id, name])).toEqual([
    [1, 'n1'],
    [2, 'n2'],
    [7, 'n-1'],
    [9, 'n9'],
  ]);
});

test('E3: what was changed on both sides is asked about, and is as it was settled', () => {
  const mine = changed(-2, { name: 'mine' }, changed(1, { icon: 'mine' }));
  const work = kept(mine, without(published, 8));
  expect(work.collisions).toEqual([
    { id: 1, name: 'n1', fields: ['icon'] },
    { id: 8, name: 'mine', fields: [] },
  ]);
  expect(work.own.map(({ id, parent }) => [id, parent])).toEqual([
    [1, null],
    [2, null],
    [7, null],
    [8, 7],
  ]);
  const settled = (side: 'draft' | 'published') =>
    kept(mine, without(published, 8), [
      { id: 1, field: 'icon', side },
      { id: 8, field: '', side },
    ]);
  const shown = ({ tree }: { tree: readonly MenuEntry[] }) => tree.map(({ id, icon }) => [id, icon]);
  expect(settled('draft').collisions).toEqual([]);
  expect(shown(settled('draft'))).toEqual([
    [1, 'mine'],
    [2, null],
    [7, null],
    [8, 'x'],
    [9, null],
  ]);
  expect(shown(settled('published'))).toEqual([
    [1, 'theirs'],
    [2, null],
    [7, null],
    [9, null],
  ]);
});
