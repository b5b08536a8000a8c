import { beforeAll, describe, expect, test } from 'vitest';
import type { Field } from '../../../src/entity/model/entity';
import { type Filter, printListQuery } from '../../../src/entity/query/list-query';
import { operatorsFor } from '../../../src/entity/query/operators';
import type { Scalar } from '../../../src/entity/query/scalar';
import { openForTests } from '../../support/open-for-tests';
import { specimen } from '../../support/specimen';
import { engines } from '../database/engines';
import { insertRows, openReading } from './fixture';

type Row = Record<string, unknown> & { id: number };

const cases = [...specimen.fields.values()].flatMap((field) =>
  operatorsFor(field).map((operator) => ({ name: `${field.name} ${operator}`, field, operator })),
);

describe.each(engines)('%s', (engine) => {
  const reading = openForTests(() => openReading(engine));
  let rows: Row[];

  beforeAll(async () => {
    await insertRows(reading.database);
    const columns = [...specimen.fields.keys()].filter((name) => name !== 'pass');
    rows = (await reading.get('root', `/specimens?_end=100&_columns=${columns}`)).body.data.list;
  });
  async function found(filters: Filter[]): Promise<{ ids: number[]; total: number }> {
    const address = printListQuery({ start: 0, end: 100, filters, sorters: [], search: undefined });
    const { status, body } = await reading.get('root', `/specimens?${address}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return { ids: body.data.list.map((row: Row) => row.id), total: body.data.total };
  }

  test.each(cases)('$name finds what the same filter finds in JavaScript', async ({ field, operator }) => {
    for (const filter of filtersOf(field, operator, rows)) {
      const expected = rows.filter((row) => keeps(row[field.name], filter)).map((row) => row.id);
      expect(await found([filter]), JSON.stringify(filter)).toEqual({
        ids: expected,
        total: expected.length,
      });
    }
  });

  test('several filters hold together', async () => {
    const filters: Filter[] = [
      { field: 'active', operator: 'eq', value: true },
      { field: 'amount', operator: 'gte', value: 3 },
      { field: 'amount', operator: 'lt', value: 6 },
    ];
    const expected = rows.filter((row) => filters.every((filter) => keeps(row[filter.field], filter)));
    expect(expected.length).toBeGreaterThan(1);
    expect((await found(filters)).ids).toEqual(expected.map((row) => row.id));
  });

  test('values at and beyond the edge of what a column holds', async () => {
    for (const [address, total] of [
      ['version=9007199254740991', 0],
      ['version_in=1,9007199254740991', 24],
      ['amount_lte=9007199254740991', 20],
      ['price_lt=1e300', 24],
      ['ratio_gt=-1e308', 24],
      ['ratio=5e-324', 0],
      ['moment_lt=9999-12-31T23:59:59-23:59', 24],
      ['moment_gt=0001-01-01T00:00:00%2B23:59', 24],
      ['moment_gt=2026-01-10T14:00:00.4%2B00:00', 23],
      ['moment=2026-01-10T22:00:00.5%2B0800', 1],
      ['day_gte=0001-01-01', 20],
      ['text_like=%5C', 0],
      ['text=%F0%9F%91%A3', 0],
      ['twins=9007199254740991', 0],
    ] as const) {
      const { status, body } = await reading.get('root', `/specimens?${address}`);
      expect([address, status, body.data?.total]).toEqual([address, 200, total]);
    }
  });
});

/** Filters with values that occur in the rows. */
function filtersOf(field: Field, operator: Filter['operator'], rows: readonly Row[]): Filter[] {
  const held = rows.flatMap((row) => row[field.name] ?? []) as Scalar[];
  const [one = sample(field), , two = one] = held;
  const values = [one, two].sort((a, b) => (a < b ? -1 : 1)) as [Scalar, Scalar];
  const name = field.name;
  switch (operator) {
    case 'null':
      return [true, false].map((value) => ({ field: name, operator, value }));
    case 'like':
      return [String(one).slice(1, 4).toUpperCase(), '%', '_'].map((value) => ({
        field: name,
        operator,
        value,
      }));
    case 'in':
      return [{ field: name, operator, value: values }];
    case 'between':
      return [{ field: name, operator, value: values }];
    default:
      return [{ field: name, operator, value: one }];
  }
}

function sample(field: Field): Scalar {
  return field.type === 'reference' ? 1 : 'none';
}

/** The meaning of a filter. */
function keeps(value: unknown, filter: Filter): boolean {
  if (filter.operator === 'null') return (value === null) === filter.value;
  if (filter.operator === 'ne') return value !== filter.value;
  if (value === null) return false;
  const held = value as Scalar;
  switch (filter.operator) {
    case 'like':
      return String(held).toLowerCase().includes(filter.value.toLowerCase());
    case 'in':
      return [value].flat().some((item) => filter.value.includes(item as Scalar));
    case 'between':
      return held >= filter.value[0] && held <= filter.value[1];
    case 'eq':
      return [value].flat().includes(filter.value);
    case 'gte':
      return held >= filter.value;
    case 'lte':
      return held <= filter.value;
    case 'gt':
      return held > filter.value;
    case 'lt':
      return held < filter.value;
  }
}
