import { expect, it } from 'vitest';
import { pressSort } from '../../../src/engine/console/entity/list/columns';

const name = { field: 'name', order: 'asc' } as const;
const date = { field: 'date', order: 'desc' } as const;

it('goes from ascending to descending to unsorted', () => {
  expect(pressSort([], 'name', false)).toEqual([name]);
  expect(pressSort([name], 'name', false)).toEqual([{ ...name, order: 'desc' }]);
  expect(pressSort([{ ...name, order: 'desc' }], 'name', false)).toEqual([]);
});

it('sorts by one column alone, unless it adds', () => {
  expect(pressSort([date], 'name', false)).toEqual([name]);
  expect(pressSort([date], 'name', true)).toEqual([date, name]);
});

it('keeps the place of a column that turns round, and the others when one goes', () => {
  expect(pressSort([name, date], 'name', true)).toEqual([{ ...name, order: 'desc' }, date]);
  expect(pressSort([name, date], 'date', true)).toEqual([name]);
});
