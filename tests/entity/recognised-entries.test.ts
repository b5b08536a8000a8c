import { expect, test } from 'vitest';
import { recognised } from '../../src/entity/recognised-entries';
import { entryOf } from '../support/menu-entries';

const base = [entryOf(1, { type: 'directory' })];
const drafted = [
  ...base,
  entryOf(-3, { type: 'button', parent: -2, name: 'Add', perm: 'biz:size:add', path: null }),
  entryOf(-2, { parent: -1, path: 'sizes' }),
  entryOf(-1, { type: 'directory', parent: 1, path: 'shoes', target_menu: -2 }),
];
const published = [
  ...base,
  entryOf(7, { type: 'directory', parent: 1, path: 'shoes', target_menu: 8 }),
  entryOf(8, { parent: 7, path: 'sizes' }),
  entryOf(9, { type: 'button', parent: 8, name: 'Add', perm: 'biz:size:add', path: null }),
];
const ids = (draft: typeof drafted, is = published) =>
  recognised(base, is, draft).map(({ id, parent, target_menu }) => [id, parent, target_menu]);

test('new entries of a draft are those that were published since, with all that points to them', () => {
  expect(ids(drafted)).toEqual([
    [1, null, null],
    [9, 8, null],
    [8, 7, null],
    [7, 1, 8],
  ]);
});

test('what was changed in them since stays, as long as they are told by the rest', () => {
  const renamed = drafted.map((entry) => (entry.id === -2 ? { ...entry, name: 'Shoe sizes' } : entry));
  expect(recognised(base, published, renamed).find(({ id }) => id === 8)?.name).toBe('Shoe sizes');
});

test('are others where they stand elsewhere, or were there before', () => {
  const moved = drafted.map((entry) => (entry.id === -1 ? { ...entry, parent: null } : entry));
  expect(ids(moved).map(([id]) => id)).toEqual([1, -3, -2, -1]);
  expect(recognised(published, published, drafted)).toEqual(drafted);
});

test('one that was published is one entry of the draft, and not two', () => {
  const twin = entryOf(-4, { type: 'directory', parent: 1, path: 'shoes' });
  expect(ids([...drafted, twin]).map(([id]) => id)).toEqual([1, 9, 8, 7, -4]);
});
