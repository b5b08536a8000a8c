import { expect, test } from 'vitest';
import { mergeTrees, type Settlement } from '../../src/entity/menu/merge-menus';
import { entryOf } from '../support/menu-entries';

const base = [entryOf(1), entryOf(2), entryOf(3)];
const published = [entryOf(1, { name: 'theirs', sort: 5 }), entryOf(3, { sort: 7 })];
const draft = [entryOf(1, { name: 'mine' }), entryOf(2, { sort: 9 })];
const ids = (settled: readonly Settlement[]) =>
  mergeTrees(base, published, draft, settled).tree.map(({ id }) => id);

test('A5: what both changed is named until it is settled, field by field', () => {
  const { tree, collisions } = mergeTrees(base, published, draft);
  expect(collisions).toEqual([
    { id: 1, name: 'mine', fields: ['name'] },
    { id: 2, name: 'n2', fields: [] },
    { id: 3, name: 'n3', fields: [] },
  ]);
  expect(tree[0]).toMatchObject({ name: 'mine', sort: 5 });
  const settled = [{ id: 1, field: 'name', side: 'published' }] as const;
  const merged = mergeTrees(base, published, draft, settled);
  expect([merged.tree[0]?.name, merged.collisions.map(({ id }) => id)]).toEqual(['theirs', [2, 3]]);
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

test('A5: what one removed and the other changed goes or stays as it is settled', () => {
  expect(ids([])).toEqual([1, 2]);
  expect(ids([{ id: 2, field: '', side: 'published' }])).toEqual([1]);
  expect(ids([{ id: 3, field: '', side: 'published' }])).toEqual([1, 2, 3]);
  const both = [2, 3].map((id) => ({ id, field: '', side: 'draft' }) as const);
  expect(ids(both)).toEqual([1, 2]);
  const rest = [...both, { id: 1, field: 'name', side: 'draft' } as const];
  expect(mergeTrees(base, published, draft, rest).collisions).toEqual([]);
});
