import { describe, expect, test } from 'vitest';
import { entityKeywordFaults } from '../../src/engine/schema/declaration/keyword-uses';
import { entityOf } from '../../src/engine/schema/model/entity-of';
import { pagePath, pageReach } from '../../src/engine/schema/query/page-reach';
import { specimenSchema } from '../support/specimen';

const big = (more: object) => entityOf({ ...specimenSchema, 'x-big': true, ...more });

describe('a big entity', () => {
  test('is sorted by its own order, unique columns and what is indexed', () => {
    const { orders, fields } = big({ 'x-sort': '-moment', 'x-indexes': [['kind', 'day'], ['amount']] });
    expect([...(orders ?? [])].sort()).toEqual(['amount', 'code', 'id', 'kind,day', 'moment']);
    const sortable = [...fields.values()].filter((field) => field.sortable).map((field) => field.name);
    expect(sortable).toEqual(['code', 'amount', 'moment', 'id']);
    expect(fields.get('amount')).toEqual(entityOf(specimenSchema).fields.get('amount'));
  });

  test('has indexes with nulls last both ways, and references in its own order', () => {
    const { indexes } = big({ 'x-sort': '-moment', 'x-indexes': [['amount']] });
    const lists = indexes.map(({ columns, order }) => `${columns.join()} ${order}`);
    expect(lists).toContain('amount,id asc');
    expect(lists).toContain('amount,id desc');
    expect(lists).toContain('shop,moment,id desc');
  });

  test('cannot be listed by what has no column', () => {
    const faults = entityKeywordFaults(
      big({ 'x-scope': 'everyone', 'x-sort': 'copies', 'x-indexes': [['kind', 'twins']] }),
      new Map(),
    );
    expect(faults.map(({ pointer }) => pointer)).toEqual(['/x-sort', '/x-indexes/0/1']);
  });
});

test.each([
  [0, 20, 1_000_000, 'exact', { from: 'first', skipped: 0 }],
  [pageReach, pageReach + 20, 1_000_000, 'exact', { from: 'first', skipped: pageReach }],
  [pageReach + 1, pageReach + 21, 1_000_000, 'exact', undefined],
  [999_980, 1_000_000, 1_000_000, 'exact', { from: 'last', skipped: 0 }],
  [999_990, 1_000_010, 1_000_000, 'exact', { from: 'last', skipped: 0 }],
  [pageReach + 1, pageReach + 21, 10_000, 'atLeast', undefined],
] as const)('rows %i to %i of %i (%s) are reached by %o', (start, end, total, totalIs, path) => {
  expect(pagePath({ start, end }, { total, totalIs })).toEqual(path);
});
