import type { LogicalFilter } from '@refinedev/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { queryOf } from '../../../src/engine/console/data/filters';
import type { Filter } from '../../../src/engine/schema/query/list-query';

const field = fc.constantFrom('name', 'phone', 'status');
const scalar = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean());

const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ field, operator: fc.constantFrom('eq', 'ne', 'gte', 'lte', 'gt', 'lt'), value: scalar }),
  fc.record({ field, operator: fc.constant('like' as const), value: fc.string({ minLength: 1 }) }),
  fc.record({ field, operator: fc.constant('in' as const), value: fc.array(scalar) }),
  fc.record({ field, operator: fc.constant('between' as const), value: fc.tuple(scalar, scalar) }),
  fc.record({ field, operator: fc.constant('null' as const), value: fc.boolean() }),
);

/** The same condition in the form that refine's hooks take. */
function crudFilterOf({ field, operator, value }: Filter): LogicalFilter {
  if (operator === 'like') return { field, operator: 'contains', value };
  if (operator === 'null') return { field, operator: value ? 'null' : 'nnull', value: true };
  return { field, operator, value };
}

it("reads filters and search out of refine's", () => {
  fc.assert(
    fc.property(fc.array(filter), fc.option(fc.string({ minLength: 1 })), (filters, search) => {
      const given = filters.map(crudFilterOf);
      const searched = search === null ? [] : [{ field: 'q', operator: 'eq' as const, value: search }];
      expect(queryOf([...given, ...searched])).toEqual({
        filters,
        search: search ?? undefined,
        sorters: [],
      });
    }),
  );
});
