import { describe, expect, test } from 'vitest';
import { entityNamed, ModelError, modelOf } from '../../src/engine/schema/declaration/model';
import type { Rule } from '../../src/engine/schema/model/rule';
import { issueWords } from '../../src/engine/schema/write/issue-words';
import { recordIssues } from '../../src/engine/schema/write/record-issues';
import { validatorsOf } from '../../src/engine/schema/write/validator';
import { ruledSchema } from '../support/ruled';

const ruled = entityNamed(modelOf({ 'ruled.ts': ruledSchema }), 'ruled');

function issuesOf(changes: object): string[] {
  const body = { name: 'One', phone: '+49 30 123456', ...changes };
  const issues = recordIssues(ruled, validatorsOf(ruled).create, structuredClone(body));
  return issues.map(({ field, rule }) => `${field} ${rule}`);
}

const part = (side: string, weight: number, label?: string) => ({ side, weight, ...(label && { label }) });

describe('a rule', () => {
  test.each<[string, object, string[]]>([
    ['nothing of it is given', {}, []],
    [
      'times out of order',
      { starts_at: '2026-01-02T00:00:00Z', ends_at: '2026-01-02T00:30:00+01:00' },
      ['starts_at rule.before', 'ends_at rule.after'],
    ],
    [
      'times that are the same',
      { starts_at: '2026-01-02T00:00:00Z', ends_at: '2026-01-02T01:00:00+01:00' },
      ['starts_at rule.before', 'ends_at rule.after'],
    ],
    ['days that are the same', { first_day: '2026-01-02', last_day: '2026-01-02' }, []],
    [
      'days out of order',
      { first_day: '2026-01-03', last_day: '2026-01-02' },
      ['first_day rule.notAfter', 'last_day rule.notBefore'],
    ],
    ['one day only', { first_day: '2026-01-03' }, []],
    ['a number below a default', { size_to: 19 }, ['size_from rule.atMost', 'size_to rule.atLeast']],
    ['none of several', { phone: null, tags: [] }, ['phone rule.any', 'email rule.any', 'tags rule.any']],
    ['another one of several', { phone: null, tags: ['a'] }, []],
    ['the wanted total', { parts: [part('a', 30), part('b', 70)] }, []],
    ['another total', { parts: [part('a', 30), part('b', 71)] }, ['parts rule.total']],
    [
      'an object twice',
      { parts: [part('a', 50, 'x'), part('a', 25, 'y'), part('a', 25, 'x')] },
      ['parts.2.side rule.distinct', 'parts.2.label rule.distinct'],
    ],
    ['ranges side by side, in any order', { tiers: [{ from: 11 }, { from: 0, to: 10 }] }, []],
    [
      'ranges that share an end',
      {
        tiers: [
          { from: 0, to: 10 },
          { from: 10, to: 20 },
        ],
      },
      ['tiers.1.from rule.disjoint'],
    ],
    [
      'a range within an open one',
      { tiers: [{ from: 5 }, { from: 7, to: 8 }] },
      ['tiers.1.from rule.disjoint'],
    ],
    [
      'a rule of nested objects',
      {
        tiers: [
          { from: 0, to: 1 },
          { from: 9, to: 8 },
        ],
        box: { low: 2, high: 2 },
      },
      ['tiers.1.from rule.atMost', 'tiers.1.to rule.atLeast', 'box.low rule.less', 'box.high rule.more'],
    ],
    ['a value of another kind says so alone', { first_day: 7, last_day: '2026-01-02' }, ['first_day type']],
    [
      'a list with a value of another kind',
      { parts: [part('a', 30), { side: 'b', weight: 'x' }] },
      ['parts.1.weight type'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(issuesOf(changes)).toEqual(expected);
  });

  test('may have a sentence of its own, else has one of its kind', () => {
    const [issue] = recordIssues(ruled, validatorsOf(ruled).create, { name: 'One' });
    expect(issue && issueWords(issue, ruled).keys).toEqual([
      'validation.ruled.phone.rule.any',
      'validation.ruled.reachable',
      'validation.rule.any',
      'limit.rule.any',
      'validation.invalid',
    ]);
  });
});

function faultsOf(rules: unknown, properties: object = {}): string[] {
  const schema = {
    ...ruledSchema,
    'x-rules': rules,
    properties: { ...ruledSchema.properties, filled: { type: 'integer', readOnly: true }, ...properties },
  };
  try {
    modelOf({ 'ruled.ts': schema });
    return [];
  } catch (error) {
    if (error instanceof ModelError) return error.faults.map(({ pointer }) => pointer);
    throw error;
  }
}

describe('what is declared', () => {
  test.each<[string, Rule | object]>([
    ['a field that there is not', { order: ['first_day', '<', 'none'] }],
    ['what nobody fills', { order: ['size_from', '<', 'filled'] }],
    ['a date and a time', { order: ['first_day', '<', 'starts_at'] }],
    ['texts', { order: ['name', '<', 'code'] }],
    ['a field and itself', { order: ['first_day', '<=', 'first_day'] }],
    ['numbers that are never in order', { order: ['least', '<', 'most'] }],
    ['numbers that are always in order', { order: ['most', '<=', 'least'] }],
    ['one of fields of which one is required', { any: ['name', 'phone'] }],
    ['a total of no list', { total: 'phone.weight', equals: 1 }],
    ['a total of texts', { total: 'parts.label', equals: 1 }],
    ['ranges of no list', { disjoint: 'box', from: 'low', to: 'high' }],
    ['ranges of a field that there is not', { disjoint: 'tiers', from: 'from', to: 'none' }],
    ['ranges of texts', { disjoint: 'parts', from: 'side', to: 'label' }],
    ['objects by a field that there is not', { distinct: 'parts', by: ['none'] }],
    ['two kinds in one', { any: ['phone', 'email'], distinct: 'parts', by: ['side'] }],
  ])('%s is refused', (_, rule) => {
    const least = { type: 'integer', minimum: 10, maximum: 20 };
    const most = { type: 'integer', minimum: 0, maximum: 10 };
    expect(faultsOf({ own: rule }, { least, most })).toEqual(['/x-rules/own']);
  });

  test.each<[string, object, string]>([
    ['nothing', {}, '/x-rules'],
    ['no kind', { own: {} }, '/x-rules/own'],
    ['another comparison', { own: { order: ['first_day', '>', 'last_day'] } }, '/x-rules/own/order/1'],
    ['a total of nothing', { own: { total: 'parts', equals: 1 } }, '/x-rules/own/total'],
    ['a total without a number', { own: { total: 'parts.weight' } }, '/x-rules/own'],
    ['a total that there cannot be', { own: { total: 'parts.weight', equals: 601 } }, '/x-rules/own/equals'],
    ['the name of a field', { phone: { any: ['phone', 'email'] } }, '/x-rules/phone'],
  ])('%s is refused', (_, rules, pointer) => {
    expect(faultsOf(rules)).toContain(pointer);
  });

  test('rules of what is no object are refused', () => {
    const text = { type: 'string', 'x-rules': { own: { any: ['a', 'b'] } } };
    expect(faultsOf(ruledSchema['x-rules'], { text })).toEqual(['/properties/text/x-rules']);
  });
});
