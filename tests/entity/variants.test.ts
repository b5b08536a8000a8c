import { describe, expect, test } from 'vitest';
import { entityNamed, ModelError, modelOf } from '../../src/engine/schema/declaration/model';
import { recordIssues } from '../../src/engine/schema/write/record-issues';
import { validatorsOf } from '../../src/engine/schema/write/validator';
import { ruledSchema } from '../support/ruled';

const ruled = entityNamed(modelOf({ 'ruled.ts': ruledSchema }), 'ruled');

function checked(changes: object): { body: Record<string, unknown>; issues: string[] } {
  const body = { name: 'One', phone: '+49 30 123456', why: 'so', fancy_word: 'x', odd_number: 1, ...changes };
  const issues = recordIssues(ruled, validatorsOf(ruled).create, body).map(
    ({ field, rule }) => `${field} ${rule}`,
  );
  return { body, issues };
}

const fancy = { kind: 'fancy', why: null };
const odd = { kind: 'odd', fancy_word: null };

describe('an object that differs with an enum of the record', () => {
  test.each<[string, object, string[]]>([
    ['holds what its variant declares', { ...fancy, details: { word: 'a', size: 3 } }, []],
    ['need not be given', fancy, []],
    ['lacks what its variant demands', { ...fancy, details: {} }, ['details.word required']],
    [
      'holds what another variant declares',
      { ...fancy, details: { word: 'a', numbers: [1] } },
      ['details.numbers notApplicable'],
    ],
    [
      'holds an empty list of another variant',
      { ...odd, details: { numbers: [1], rows: [] } },
      ['details.rows notApplicable'],
    ],
    ['holds what the other variant demands', { ...odd, details: { numbers: [1] } }, []],
    [
      'holds what no variant declares',
      { ...odd, details: { numbers: [1], other: 1 } },
      ['details.other unknownField'],
    ],
    [
      'has no variant',
      { kind: 'plain', fancy_word: null, odd_number: null, why: null, details: { word: 'a' } },
      ['details notApplicable'],
    ],
    [
      'holds a value out of its bounds',
      { ...fancy, details: { word: 'x'.repeat(21) } },
      ['details.word maxLength'],
    ],
    [
      'holds a list with a wrong item',
      { ...fancy, details: { word: 'a', rows: [{ at: 0 }, {}] } },
      ['details.rows.1.at required'],
    ],
  ])('%s', (_, changes, found) => {
    expect(checked({ why: null, ...changes }).issues.filter((issue) => issue.startsWith('details'))).toEqual(
      found,
    );
  });

  test('has the defaults of its own variant only', () => {
    expect(checked({ ...fancy, details: { word: 'a' } }).body.details).toEqual({ word: 'a', size: 2 });
    expect(checked({ ...odd, details: { numbers: [1] } }).body.details).toEqual({ numbers: [1] });
  });
});

const text = { type: 'string' } as const;
const plain = {
  $id: 'thing',
  title: 'Thing',
  type: 'object',
  properties: {
    name: text,
    free: { type: 'string', enum: ['a', 'b'] },
    kind: { type: 'string', enum: ['a', 'b'] },
  },
  required: ['name', 'kind'],
  additionalProperties: false,
};

/** `pointer: expected` of each fault. */
function faultsOf(value: object, required: readonly string[] = []): string[] {
  const properties = { ...plain.properties, value };
  try {
    modelOf({ 'thing.ts': { ...plain, properties, required: [...plain.required, ...required] } });
    return [];
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return error.faults.map(({ pointer, expected }) => `${pointer}: ${expected}`);
  }
}

const variants = (of: object) => ({ type: 'object', 'x-variants': { by: 'kind', ...of } });
const both = { a: { properties: { one: text } }, b: { properties: { two: text } } };
const at = '/properties/value/x-variants';

describe('a declaration of variants', () => {
  test('may demand the object where every record has a variant', () => {
    expect(faultsOf(variants({ schemas: both }), ['value'])).toEqual([]);
    expect(faultsOf(variants({ schemas: { a: both.a }, without: ['b'] }))).toEqual([]);
  });

  test.each<[string, object, readonly string[], string[]]>([
    [
      'another type',
      { ...variants({ schemas: both }), type: 'string' },
      [],
      ['/properties/value/type: "object" next to "x-variants"'],
    ],
    [
      'an unknown enum',
      variants({ schemas: both, by: 'sort' }),
      [],
      [`${at}/by: a property of thing: name, free, kind, value`],
    ],
    [
      'a text',
      variants({ schemas: both, by: 'name' }),
      [],
      [`${at}/by: an enum of this entity that callers give`],
    ],
    [
      'a value without a schema',
      variants({ schemas: { a: both.a } }),
      [],
      [`${at}/schemas: a schema for "b"`],
    ],
    [
      'a schema for no value',
      variants({ schemas: { ...both, c: both.a } }),
      [],
      [`${at}/schemas/c: one of a, b`],
    ],
    [
      'a value with and without',
      variants({ schemas: both, without: ['b', 'c'] }),
      [],
      [`${at}/without/0: a value that has no schema`, `${at}/without/1: one of a, b`],
    ],
    [
      'an unknown keyword',
      variants({ schemas: { ...both, b: { ...both.b, title: 'B' } } }),
      [],
      [`${at}/schemas/b: a known keyword`],
    ],
    [
      'an unknown keyword of a part',
      variants({ schemas: { ...both, b: { properties: { two: { ...text, wide: true } } } } }),
      [],
      [`${at}/schemas/b/properties/two: a known keyword`],
    ],
    [
      'a keyword that needs a column',
      variants({ schemas: { ...both, b: { properties: { two: { ...text, 'x-unique': true } } } } }),
      [],
      [`${at}/schemas/b/properties/two/x-unique: a field of the record`],
    ],
    [
      'a pattern that is none',
      variants({ schemas: { ...both, b: { properties: { two: { ...text, pattern: '(' } } } } }),
      [],
      [`${at}/schemas/b/properties/two/pattern: a regular expression of Unicode`],
    ],
    [
      'an unknown required part',
      variants({ schemas: { ...both, b: { ...both.b, required: ['one'] } } }),
      [],
      [`${at}/schemas/b/required/0: a declared property`],
    ],
    [
      'a name with two meanings',
      variants({ schemas: { ...both, b: { properties: { one: { type: 'integer' } } } } }),
      [],
      [`${at}/schemas/b/properties/one: what "a" declares under that name`],
    ],
    [
      'properties next to them',
      { ...variants({ schemas: both }), properties: { three: text } },
      [],
      ['/properties/value/properties: nothing of that kind next to "x-variants"'],
    ],
    [
      'an object that some records cannot have',
      variants({ schemas: both, by: 'free' }),
      ['value'],
      [`${at}: a property that is not in "required": some records have no variant`],
    ],
    [
      'a condition on the same enum',
      { ...variants({ schemas: both }), 'x-when': { kind: 'a' } },
      [],
      ['/properties/value/x-when: a condition that does not test "kind"'],
    ],
    [
      'variants within an object',
      { type: 'object', properties: { inner: variants({ schemas: both }) } },
      [],
      ['/properties/value/properties/inner/x-variants: a field of the record'],
    ],
  ])('is refused for %s', (_, value, required, faults) => {
    expect(faultsOf(value, required)).toEqual(faults);
  });
});
