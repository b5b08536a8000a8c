import { describe, expect, test } from 'vitest';
import { ModelError, modelOf } from '../../src/engine/schema/declaration/model';
import type { Condition, PropertySchema } from '../../src/engine/schema/model/entity-schema';
import { fieldsOf, holds } from '../../src/engine/schema/write/condition';

describe('a condition', () => {
  test.each<[Condition, object, boolean]>([
    [{ a: 'x' }, { a: 'x' }, true],
    [{ a: 'x' }, { a: 'y' }, false],
    [{ a: ['x', 'y'] }, { a: 'y' }, true],
    [{ a: true }, { a: false }, false],
    [{ a: { not: 'x' } }, { a: 'y' }, true],
    [{ a: { not: ['x', 'y'] } }, { a: 'y' }, false],
    [{ a: { set: true } }, { a: 0 }, true],
    [{ a: { from: 1, to: 3 } }, { a: 3 }, true],
    [{ a: { from: 1, to: 3 } }, { a: 3.5 }, false],
    [{ a: { from: '2026-02-01' } }, { a: '2026-01-31' }, false],
    [{ a: { to: '2026-02-01T00:00:00Z' } }, { a: '2026-02-01T00:30:00+01:00' }, true],
    [{ a: 'x', b: 1 }, { a: 'x', b: 1 }, true],
    [{ a: 'x', b: 1 }, { a: 'x', b: 2 }, false],
    [[{ a: 'x' }, { b: 1 }], { a: 'y', b: 1 }, true],
    [[{ a: 'x' }, { b: 1 }], { a: 'y', b: 2 }, false],
  ])('%j of %j: %s', (condition, row, expected) => {
    expect(holds(condition, row as Record<string, unknown>)).toBe(expected);
  });

  test.each([null, undefined, '', []])('of what is empty (%j) only that it is', (a) => {
    const tests = [{ set: true }, 'x', { not: 'x' }, { from: 1 }, { set: false }] as const;
    expect(tests.map((one) => holds({ a: one }, { a }))).toEqual([false, false, false, false, true]);
  });

  test('names each field that it tests once', () => {
    expect(fieldsOf([{ a: 1, b: 2 }, { a: 3 }])).toEqual(['a', 'b']);
  });
});

function faultsOf(properties: Record<string, object>, others: object = {}): string[] {
  const schema = {
    $id: 'case',
    title: 'Case',
    type: 'object',
    properties: {
      name: { type: 'string' },
      kind: { type: 'string', enum: ['a', 'b'], default: 'a' },
      size: { type: 'integer', minimum: 1, maximum: 9 },
      tags: { type: 'array', items: { type: 'string' } },
      state: { type: 'string', enum: ['new', 'done'], default: 'new' },
      filled: { type: 'integer', readOnly: true },
      ...properties,
    },
    required: ['name', 'kind', 'state'],
    additionalProperties: false,
    'x-workflow': { state: { finish: { title: 'Finish', from: ['new'], to: 'done' } } },
    ...others,
  };
  try {
    modelOf({ 'case.ts': schema });
    return [];
  } catch (error) {
    if (error instanceof ModelError) return error.faults.map(({ pointer }) => pointer);
    throw error;
  }
}

describe('what is declared', () => {
  test.each<[string, Condition]>([
    ['a value', { kind: 'a' }],
    ['a workflow state', { state: 'done' }],
    ['whether a list is given', { tags: { set: true } }],
    ['a range', { size: { from: 2, to: 5 } }],
    ['one of several', [{ kind: 'a' }, { size: { not: 1 } }]],
  ])('%s is taken', (_, condition) => {
    expect(faultsOf({ a: { type: 'string', 'x-when': condition } })).toEqual([]);
    expect(faultsOf({ a: { type: 'string', 'x-required-when': condition } })).toEqual([]);
  });

  test('each of two fields may be demanded while the other is empty', () => {
    const demandedWithout = (other: string) => ({
      type: 'string',
      'x-required-when': { [other]: { set: false } },
    });
    expect(faultsOf({ phone: demandedWithout('mail'), mail: demandedWithout('phone') })).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['a field that there is not', { none: 'a' }, '/none'],
    ['the field itself', { a: { set: true } }, '/a'],
    ['a derived field that nobody fills', { filled: 1 }, '/filled'],
    ['what the server fills later', { id: 1 }, '/id'],
    ['a value that the field cannot have', { kind: 'c' }, '/kind'],
    ['a number beyond the bounds', { size: 10 }, '/size'],
    ['a text for a number', { size: '1' }, '/size'],
    ['a range with nothing in it', { size: { from: 5, to: 2 } }, '/size'],
    ['a range of what has no order', { kind: { from: 'a' } }, '/kind'],
    ['a value of a list', { tags: 'a' }, '/tags'],
    ['that a required field is filled', { name: { set: true } }, '/name'],
    ['none of all values', { kind: { not: ['a', 'b'] } }, '/kind'],
    ['all values', { kind: ['a', 'b'] }, ''],
    ['two things at once', { kind: { not: 'a', set: true } }, '/kind'],
    ['nothing', {}, ''],
    ['nothing of a field', { kind: {} }, '/kind'],
    ['one of nothing', { kind: [] }, '/kind'],
    ['a fault in a list', [{ kind: 'a' }, { none: 1 }], '/1/none'],
    ['another keyword', { kind: { in: ['a'] } }, '/kind'],
  ])('%s is refused', (_, condition, at) => {
    for (const keyword of ['x-when', 'x-required-when']) {
      const faults = faultsOf({ a: { type: 'string', [keyword]: condition } });
      expect(faults).toEqual([`/properties/a/${keyword}${at}`]);
    }
  });

  test('a condition on a required field or one that nobody gives is refused', () => {
    const a = { type: 'string', 'x-when': { kind: 'a' } };
    expect(faultsOf({ a }, { required: ['a', 'name', 'kind', 'state'] })).toEqual(['/properties/a/x-when']);
    expect(faultsOf({ a: { ...a, readOnly: true } })).toEqual(['/properties/a/x-when']);
  });

  test('fields that apply only while each other are given are refused', () => {
    const beside = (other: string): PropertySchema => ({
      type: 'string',
      'x-when': { [other]: { set: true } },
    });
    expect(faultsOf({ a: beside('b'), b: beside('c'), c: beside('a') })).toEqual([
      '/properties/a/x-when',
      '/properties/b/x-when',
      '/properties/c/x-when',
    ]);
  });
});
