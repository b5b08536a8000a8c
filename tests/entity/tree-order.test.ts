import { expect, test } from 'vitest';
import { entriesAbove, inTreeOrder } from '../../src/engine/schema/menu/tree-order';
import { entryOf, treeOf } from '../support/menu-entries';

const tree = treeOf(`
d1
  m2
    b3
  m4
m5
`);
const ids = (entries: readonly { readonly id: number }[]) => entries.map(({ id }) => id);

test('a tree is read from the top, each entry before those below it, and nothing is left out', () => {
  expect(ids(inTreeOrder(tree.toReversed()))).toEqual([1, 2, 3, 4, 5]);
  const circle = [entryOf(6, { parent: 7 }), entryOf(7, { parent: 6 }), entryOf(8, { parent: 99 })];
  expect(ids(inTreeOrder([...circle, ...tree]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('the ancestors of an entry are listed from the top, and a circle ends', () => {
  const above = (id: number) => ids(entriesAbove(tree.find((entry) => entry.id === id) ?? entryOf(0), tree));
  expect([above(3), above(4), above(5)]).toEqual([[1, 2], [1], []]);
  const circle = [entryOf(6, { parent: 7 }), entryOf(7, { parent: 6 })];
  expect(ids(entriesAbove(entryOf(8, { parent: 7 }), circle))).toEqual([6, 7]);
});
