import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ListState,
  pageSizes,
  printListAddress,
  readListAddress,
} from '../../../src/engine/console/data/list/list-address';
import { specimen } from '../../support/specimen';

const state = (change: Partial<ListState> = {}): ListState => ({
  page: 1,
  pageSize: 20,
  sorters: [],
  filters: [],
  search: undefined,
  ...change,
});

const arbitraryState: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 10_000 }),
  pageSize: fc.constantFrom(...pageSizes),
  sorters: fc.subarray([
    { field: 'text', order: 'asc' as const },
    { field: 'amount', order: 'desc' as const },
  ]),
  filters: fc.subarray([
    { field: 'text', operator: 'like' as const, value: 'a,b\\c' },
    { field: 'kind', operator: 'in' as const, value: ['plain', 'fancy'] },
    { field: 'amount', operator: 'between' as const, value: [1, 2] as [number, number] },
    { field: 'note', operator: 'null' as const, value: true },
  ]),
  search: fc.option(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), { nil: undefined }),
});

describe('the address of a list', () => {
  it('reads back what was printed', () => {
    fc.assert(
      fc.property(arbitraryState, (given) => {
        expect(readListAddress(specimen, printListAddress(given))).toEqual(given);
      }),
    );
  });

  it('is empty for the first page of everything', () => {
    expect(printListAddress(state())).toBe('');
    expect(readListAddress(specimen, '')).toEqual(state());
  });

  it('leaves out what it gets wrong, and keeps the rest', () => {
    const read = readListAddress(specimen, '?gone=1&amount=many&_sort=story&kind=fancy&_start=-1&q=shoe');
    expect(read).toEqual(
      state({ filters: [{ field: 'kind', operator: 'eq', value: 'fancy' }], search: 'shoe' }),
    );
  });

  it('falls back to a page size that is offered', () => {
    expect(readListAddress(specimen, '?_start=30&_end=37')).toEqual(state({ page: 2 }));
  });

  it('throws nothing, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(readListAddress(specimen, `?${text}`).page).toBeGreaterThan(0);
      }),
    );
  });
});
