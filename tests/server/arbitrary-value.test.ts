import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PropertySchema } from '../../src/engine/schema/model/entity-schema';
import { fieldOf } from '../../src/engine/schema/model/field-of';
import { arbitraryValue } from '../support/arbitrary-value';

/** Generated values for a field `device.size` with this declaration. */
function sample(property: PropertySchema): unknown[] {
  const field = fieldOf('device', 'size', property, { required: true });
  return fc.sample(arbitraryValue(field), 50);
}

test.each<[string, PropertySchema, RegExp]>([
  ['a pattern longer than its field', { type: 'string', pattern: '^[A-Z]{9}$', maxLength: 5 }, /maxLength 5/],
  ['a pattern that matches nothing', { type: 'string', pattern: '^a\\bb$' }, /"pattern":"\^a/],
  [
    'bounds with nothing between them',
    { type: 'integer', minimum: 5, maximum: 3 },
    /"minimum":5,"maximum":3/,
  ],
  [
    'no multiple between the bounds',
    { type: 'integer', minimum: 1, maximum: 4, multipleOf: 5 },
    /"multipleOf":5/,
  ],
  [
    'a list of more different words than there are',
    { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, minItems: 3 },
    /"minItems":3/,
  ],
  [
    'a nested part',
    {
      type: 'object',
      properties: { width: { type: 'string', pattern: '^[A-Z]{9}$', maxLength: 5 } },
      required: ['width'],
    },
    /^device\.size\.width: .*maxLength 5/,
  ],
])('%s: the generator fails with entity, field and rule', (_, property, rule) => {
  const find = () => sample(property);
  expect(find).toThrow(/^device\.size/);
  expect(find).toThrow(rule);
});

test.each<[string, PropertySchema]>([
  ['multiples', { type: 'integer', minimum: 1000, multipleOf: 250 }],
  ['exclusive bounds far from zero', { type: 'number', exclusiveMinimum: 5e6, exclusiveMaximum: 5e6 + 1 }],
  ['money in steps', { type: 'number', format: 'money', multipleOf: 0.5, minimum: -3 }],
  ['hundredths', { type: 'number', multipleOf: 0.01, minimum: 0, maximum: 10_000 }],
  ['long texts', { type: 'string', minLength: 60 }],
  [
    'objects in objects',
    {
      type: 'object',
      properties: {
        left: {
          type: 'object',
          properties: { width: { type: 'integer', minimum: 40 } },
          required: ['width'],
        },
        note: { type: 'string', pattern: '^[a-z]+$' },
      },
      required: ['left'],
      additionalProperties: false,
    },
  ],
  [
    'arrays of objects',
    {
      type: 'array',
      items: { type: 'object', properties: { at: { type: 'string', format: 'date' } }, required: ['at'] },
      minItems: 2,
    },
  ],
])('%s: the generator finds valid values', (_, property) => {
  expect(new Set(sample(property).map((value) => JSON.stringify(value))).size).toBeGreaterThan(5);
});
