import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crudFiltersOf, queryOf } from '../../../src/console/data/filters';
import type { Filter } from '../../../src/entity/query/list-query';

const field = fc.constantFrom('name', 'phone', 'status');
const scalar = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean());

const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ field, operator: fc.constantFrom('eq', 'ne', 'gte', 'lte', 'gt', 'lt'), value: scalar }),
  fc.record({ field, operator: fc.constant('like' as const), value: fc.string({ minLength: 1 }) }),
  fc.record({ field, operator: fc.constant('in' as const), value: fc.array(scalar) }),
  fc.record({ field, operator: fc.constant('between' as const), value: fc.tuple(scalar, scalar) }),
  fc.record({ field, operator: fc.constant('null' as const), value: fc.boolean() }),
);

it('carries filters and search through refine and back', () => {
  fc.assert(
    fc.property(
      fc.array(filter),
      fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      (filters, search) => {
        expect(queryOf(crudFiltersOf(filters, search))).toEqual({ filters, search, sorters: [] });
      },
    ),
  );
});
