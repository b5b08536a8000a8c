import { expect, test } from 'vitest';
import { countNewRows } from '../../../src/engine/console/entity/list/new-rows';

const page = (ids: readonly number[], total: number, totalIs: 'exact' | 'atLeast' = 'exact') => ({
  ids,
  total,
  totalIs,
});

const first = { isFirst: true };
const later = { isFirst: false };

test.each([
  ['none where nothing has changed', { ...page([3, 2, 1], 3), ...first }, page([3, 2, 1], 3), 0],
  ['rows at the top', { ...page([3, 2, 1], 9), ...first }, page([5, 4, 3], 11), 2],
  ['rows at the top where others left', { ...page([3, 2, 1], 9), ...first }, page([4, 3, 1], 9), 1],
  ['no row that moved up for one that left', { ...page([3, 2, 1], 9), ...first }, page([3, 1, 0], 8), 0],
  ['a row at the end of a list of one page', { ...page([1, 2], 2), ...first }, page([1, 2, 3], 3), 1],
  ['rows that are listed further down', { ...page([1, 2], 9), ...first }, page([1, 2], 10), 1],
  ['a whole page of rows', { ...page([3, 2, 1], 9), ...first }, page([9, 8, 7], 15), 6],
  [
    'rows where counting stops',
    { ...page([3, 2], 10_000, 'atLeast'), ...first },
    page([4, 3], 10_000, 'atLeast'),
    1,
  ],
  ['by the total alone on a later page', { ...page([3, 2], 9), ...later }, page([5, 4], 11), 2],
  ['nothing on a later page that only shifted', { ...page([3, 2], 9), ...later }, page([4, 3], 9), 0],
  ['nothing where rows left', { ...page([3, 2], 9), ...later }, page([2, 1], 8), 0],
])('17.21: counts %s', (_, shown, now, count) => {
  expect(countNewRows(shown, now)).toBe(count);
});
