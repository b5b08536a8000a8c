import { describe, expect, test } from 'vitest';
import { dropOn, stepPosition } from '../../../src/engine/console/pages/menus/menu-positions';
import { branches, found, type TreeRow, treeRows } from '../../../src/engine/console/pages/menus/tree-rows';
import { difference } from '../../../src/engine/schema/menu/menu-difference';
import type { MenuEntry } from '../../../src/engine/schema/menu/menu-entry';
import { movedTo } from '../../../src/engine/schema/menu/menu-position';
import { entryOf, treeOf } from '../../support/menu-entries';

const tree = treeOf(`
d1
  m2
    b3
  d4
    m5
i6
m7`);
const entry = (id: number) => tree.find((one) => one.id === id) as MenuEntry;
const idsOf = (rows: readonly TreeRow[]): unknown[] =>
  rows.map(({ id, children }) => (children ? [id, idsOf(children)] : id));

describe('the rows of the tree', () => {
  test('contain their children, and the paths of their pages', () => {
    const rows = treeRows(tree);
    expect(idsOf(rows)).toEqual([
      [
        1,
        [
          [2, [3]],
          [4, [5]],
        ],
      ],
      6,
      7,
    ]);
    expect(rows[0]?.children?.[1]?.children?.[0]?.path).toBe('/p1/p4/p5');
    expect([branches(tree, 'directories'), branches(tree, 'all')]).toEqual([
      new Set([1, 4]),
      new Set([1, 2, 4]),
    ]);
  });

  test('are those of the entries that fit, and of their ancestors', () => {
    const only = found(tree, ({ id }) => id === 5 || id === 6);
    expect(only).toEqual(new Set([1, 4, 5, 6]));
    expect(idsOf(treeRows(tree, only))).toEqual([[1, [[4, [5]]]], 6]);
  });

  test('contain an entry with a missing parent at the top', () => {
    expect(idsOf(treeRows([entryOf(1, { parent: 99 })]))).toEqual([1]);
  });
});

test('steps move past siblings, into the previous one, and out after the parent', () => {
  expect(stepPosition(tree, entry(6), 'up')).toEqual({ parent: null, before: 1 });
  expect(stepPosition(tree, entry(6), 'down')).toEqual({ parent: null, before: null });
  expect(stepPosition(tree, entry(1), 'down')).toEqual({ parent: null, before: 7 });
  expect(stepPosition(tree, entry(6), 'in')).toEqual({ parent: 1, before: null });
  expect(stepPosition(tree, entry(5), 'out')).toEqual({ parent: 1, before: null });
  expect(stepPosition(tree, entry(2), 'out')).toEqual({ parent: null, before: 6 });
  // No previous sibling; buttons need a menu as parent; pages contain no pages; the top has no parent.
  for (const [id, step] of [
    [1, 'up'],
    [7, 'down'],
    [3, 'out'],
    [7, 'in'],
    [7, 'out'],
    [1, 'in'],
  ] as const) {
    expect(stepPosition(tree, entry(id), step), `${id} ${step}`).toBeUndefined();
  }
});

test('an entry is dropped before, after or into a row', () => {
  const open = branches(tree, 'all');
  const drop = (dragged: number, over: number, ratio: number) => {
    const fallen = dropOn(tree, entry(dragged), entry(over), open.has(over), ratio);
    return fallen && [fallen.zone, fallen.position.parent, fallen.position.before];
  };
  expect(drop(7, 6, 0.4)).toEqual(['before', null, 6]);
  expect(drop(1, 6, 0.9)).toEqual(['after', null, 7]);
  expect(drop(7, 1, 0.5)).toEqual(['inside', 1, null]);
  // The place after an expanded branch is the place before its first entry.
  expect(drop(7, 1, 0.9)).toEqual(['after', 1, 2]);
  expect(drop(6, 2, 0.6)).toEqual(['after', 1, 4]);
  expect(drop(3, 7, 0.5)).toEqual(['inside', 7, null]);
  expect(drop(3, 1, 0.5)).toBeUndefined();
  expect(drop(1, 5, 0.5)).toBeUndefined();
  expect(drop(7, 7, 0.5)).toBeUndefined();
});

test('a difference has added, removed and changed entries, ignoring the order of roles', () => {
  const before = [entryOf(1, { roles: ['A', 'B'] }), entryOf(2), entryOf(3, { name: 'old' })];
  const after = [entryOf(1, { roles: ['B', 'A'] }), entryOf(3, { name: 'new', roles: ['A'] }), entryOf(4)];
  expect(difference(before, after).map(({ entry: { id }, kind, fields }) => [id, kind, fields])).toEqual([
    [
      3,
      'changed',
      [
        { field: 'name', from: 'old', to: 'new' },
        { field: 'roles', from: [], to: ['A'] },
      ],
    ],
    [4, 'added', []],
    [2, 'removed', []],
  ]);
});

describe('a difference of places', () => {
  const told = (before: readonly MenuEntry[], after: readonly MenuEntry[]) =>
    difference(before, after).map(({ entry: { id }, kind, fields }) => [
      id,
      kind,
      ...fields.map(({ field }) => field),
    ]);

  test('contains the moved entry, not the renumbered ones', () => {
    for (const [id, position] of [
      [7, { parent: null, before: 1 }],
      [1, { parent: null, before: null }],
      [6, { parent: null, before: 1 }],
      [1, { parent: null, before: 7 }],
    ] as const) {
      const after = movedTo(tree, id, position);
      expect(after.filter((one, at) => one !== tree[at]).length).toBeGreaterThan(0);
      expect(told(tree, after)).toEqual([[id, 'moved', 'sort']]);
    }
    expect(told(tree, movedTo(tree, 7, { parent: 4, before: 5 }))).toEqual([[7, 'moved', 'parent']]);
  });

  test('contains renumbered entries if there is no other change', () => {
    const after = tree.map((one) => (one.id === 7 ? { ...one, sort: 9 } : one));
    expect(told(tree, after)).toEqual([[7, 'changed', 'sort']]);
  });

  test('is reported with other changes of the entry', () => {
    const after = movedTo(tree, 7, { parent: null, before: 1 });
    const named = after.map((one) => (one.id === 7 ? { ...one, name: 'other' } : one));
    expect(told(tree, named)).toEqual([[7, 'changed', 'name', 'sort']]);
  });
});
