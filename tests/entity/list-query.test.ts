import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../src/engine/schema/contract/app-error';
import type { Field } from '../../src/engine/schema/model/entity';
import { traitsOf } from '../../src/engine/schema/model/field-traits';
import type { ValueKind } from '../../src/engine/schema/model/traits';
import {
  type Filter,
  type ListQuery,
  parseListQuery,
  printListQuery,
} from '../../src/engine/schema/query/list-query';
import { operatorsFor } from '../../src/engine/schema/query/operators';
import type { Scalar } from '../../src/engine/schema/query/scalar';
import { specimen } from '../support/specimen';

const parse = (address: string) => parseListQuery(specimen, paramsOf(new URLSearchParams(address)));

function paramsOf(search: URLSearchParams): Record<string, string[]> {
  const params: Record<string, string[]> = {};
  for (const [name, value] of search) params[name] = [...(params[name] ?? []), value];
  return params;
}

const text = fc.string({ unit: 'binary', maxLength: 30 }).filter((value) => !value.includes('\0'));

function valueFor(field: Field): fc.Arbitrary<Scalar> {
  return values[traitsOf(field.type).value](field);
}

const whole = () => fc.maxSafeInteger().map((value) => value + 0);
const number = () => fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);

const values: Readonly<Record<ValueKind, (field: Field) => fc.Arbitrary<Scalar>>> = {
  text: () => text,
  localized: () => text,
  number,
  integer: whole,
  numbers: number,
  boolean: () => fc.boolean(),
  enum: ({ options }) => fc.constantFrom(...options.map(({ value }) => value)),
  tags: () => text,
  date: () => days.map((day) => day.toISOString().slice(0, 10)),
  dateTime: () => days.map((day) => day.toISOString()),
  addresses: () => text,
  json: () => text,
  objects: () => text,
  reference: whole,
  references: whole,
  computed: whole,
};

const days = fc.date({
  min: new Date('0001-01-01'),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
});

const filterable = [...specimen.fields.values()].filter((field) => operatorsFor(field).length > 0);

const filter: fc.Arbitrary<Filter> = fc
  .constantFrom(...filterable)
  .chain((field) => fc.tuple(fc.constant(field), fc.constantFrom(...operatorsFor(field))))
  .chain(([field, operator]): fc.Arbitrary<Filter> => {
    const value = valueFor(field);
    switch (operator) {
      case 'null':
        return fc.record({
          field: fc.constant(field.name),
          operator: fc.constant(operator),
          value: fc.boolean(),
        });
      case 'like':
        return fc.record({
          field: fc.constant(field.name),
          operator: fc.constant(operator),
          value: text,
        });
      case 'in':
        return fc.record({
          field: fc.constant(field.name),
          operator: fc.constant(operator),
          value: fc.array(value, { minLength: 1, maxLength: 5 }),
        });
      case 'between':
        return fc.record({
          field: fc.constant(field.name),
          operator: fc.constant(operator),
          value: fc.tuple(value, value),
        });
      default:
        return fc.record({
          field: fc.constant(field.name),
          operator: fc.constant(operator),
          value,
        });
    }
  });

const sortable = [...specimen.fields.values()].filter((field) => field.sortable).map((field) => field.name);

const answered = [...specimen.fields.values()].filter((field) => !field.secret).map((field) => field.name);

const query: fc.Arbitrary<ListQuery> = fc
  .record({
    start: fc.nat(1_000_000),
    size: fc.nat(1000),
    filters: fc.array(filter, { maxLength: 6 }),
    sorters: fc.uniqueArray(
      fc.record({
        field: fc.constantFrom(...sortable),
        order: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      { selector: (sorter) => sorter.field, maxLength: 4 },
    ),
    search: fc.option(text, { nil: undefined }),
    columns: fc.option(fc.shuffledSubarray(answered, { minLength: 1 }), { nil: undefined }),
  })
  .map(({ start, size, ...rest }) => ({ start, end: start + size, ...rest }));

/**
 * Sorts the filters: an address does not keep the order of filters on different parameters, and the order
 * does not matter.
 */
function sorted(given: ListQuery): ListQuery {
  const key = (item: Filter) => JSON.stringify(item);
  return {
    ...given,
    filters: [...given.filters].sort((a, b) => (key(a) < key(b) ? -1 : 1)),
  };
}

describe('A4: the list grammar', () => {
  test('what is printed parses back to the same query', () => {
    fc.assert(
      fc.property(query, (given) => {
        const parsed = parseListQuery(specimen, paramsOf(printListQuery(given)));
        expect(sorted(parsed)).toEqual(sorted(given));
      }),
      { numRuns: 500 },
    );
  });

  test('anything else is a named error, never a crash', () => {
    const names = fc.oneof(
      fc.constantFrom(
        '_start',
        '_end',
        '_sort',
        '_order',
        '_columns',
        'q',
        '__proto__',
        'constructor',
        'text_like',
      ),
      fc
        .constantFrom(...specimen.fields.keys())
        .chain((name) =>
          fc
            .constantFrom('', '_ne', '_gte', '_in', '_between', '_null', '_like', '_x')
            .map((end) => name + end),
        ),
      fc.string({ unit: 'binary' }),
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('1', '-1', '1e999', 'NaN', 'true', ',', '\\', ''),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.oneof(value, fc.array(value)))), (pairs) => {
        try {
          parseListQuery(specimen, Object.fromEntries(pairs));
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          expect((error as AppError).status).toBe(400);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['colour=red', 'unknownParameter', 'colour'],
    ['_page=2', 'unknownParameter', '_page'],
    ['text_gte=a', 'unknownOperator', 'text_gte'],
    ['pass=secret', 'unknownOperator', 'pass'],
    ['amount=12x', 'badValue', 'amount'],
    ['amount=99999999999999999999', 'badValue', 'amount'],
    ['_columns=text,colour', 'badValue', '_columns'],
    ['_columns=pass', 'badValue', '_columns'],
    ['_columns=text,text', 'badValue', '_columns'],
    ['_columns=', 'badValue', '_columns'],
    ['kind=odd', 'badValue', 'kind'],
    ['active=1', 'badValue', 'active'],
    ['day=2026-02-30', 'badValue', 'day'],
    ['moment=2026-01-01', 'badValue', 'moment'],
    ['moment=2026-01-01T24:00:00Z', 'badValue', 'moment'],
    ['amount_between=1', 'badValue', 'amount_between'],
    ['amount_between=1,2,3', 'badValue', 'amount_between'],
    ['amount_null=yes', 'badValue', 'amount_null'],
    ['text=a%00b', 'badValue', 'text'],
    ['_sort=photo', 'badValue', '_sort'],
    ['_sort=text,text', 'badValue', '_sort'],
    ['_sort=text&_order=up', 'badValue', '_order'],
    ['_sort=text&_order=asc,desc', 'badValue', '_order'],
    ['_start=-1', 'badValue', '_start'],
    ['_start=20&_end=10', 'badRange', '_end'],
    ['_start=0&_end=1001', 'badRange', '_end'],
  ])('%s is %s of %s', (address, error, name) => {
    expect(() => parse(address)).toThrow(
      expect.objectContaining({
        error,
        params: expect.objectContaining({ name }),
      }),
    );
  });

  test('commas and backslashes travel inside lists', () => {
    expect(parse('text_in=a%5C%2Cb,c%5C%5C').filters).toEqual([
      { field: 'text', operator: 'in', value: ['a,b', 'c\\'] },
    ]);
  });

  test('an empty address is the first page', () => {
    expect(parse('')).toEqual({
      start: 0,
      end: 20,
      filters: [],
      sorters: [],
      search: undefined,
    });
  });

  test('a field name wins over an operator suffix', () => {
    expect(parse('text=a&text_ne=b').filters).toEqual([
      { field: 'text', operator: 'eq', value: 'a' },
      { field: 'text', operator: 'ne', value: 'b' },
    ]);
  });
});
