import { expect, test } from 'vitest';
import { mergeTrees } from '../../src/engine/schema/menu/merge-menus';
import { entryOf } from '../support/menu-entries';

const base = [entryOf(1), entryOf(2), entryOf(3)];
const published = [entryOf(1, { name: 'theirs', sort: 5 }), entryOf(3, { sort: 7 })];
const draft = [entryOf(1, { name: 'mine' }), entryOf(2, { sort: 9 })];
test('A5: what both changed is named, and is as the side has it that counts in the whole tree', () => {
  const { tree, collisions } = mergeTrees(base, published, draft);
  expect(collisions).toEqual([
    { id: 1, name: 'mine', fields: ['name'] },
    { id: 2, name: 'n2', fields: [] },
    { id: 3, name: 'n3', fields: [] },
  ]);
  expect(tree[0]).toMatchObject({ name: 'mine', sort: 5 });
  expect(tree.map(({ id }) => id)).toEqual([1, 2]);
  const taken = mergeTrees(base, published, draft, 'theirs');
  expect(taken.collisions).toEqual(collisions);
  expect(taken.tree[0]).toMatchObject({ name: 'theirs', sort: 5 });
  expect(taken.tree.map(({ id }) => id)).toEqual([1, 3]);
});

test('A5: what neither began with, but both have, is asked about where they differ', () => {
  const both = (name: string) => [entryOf(4, { name })];
  expect(mergeTrees([], both('theirs'), both('mine')).collisions).toEqual([
    { id: 4, name: 'mine', fields: ['name'] },
  ]);
  expect(mergeTrees([], both('same'), both('same')).collisions).toEqual([]);
  const cleared = mergeTrees([], [entryOf(4, { icon: 'x' })], [entryOf(4, { icon: null })]);
  expect([cleared.collisions, cleared.tree[0]?.icon]).toEqual([
    [{ id: 4, name: 'n4', fields: ['icon'] }],
    null,
  ]);
});
