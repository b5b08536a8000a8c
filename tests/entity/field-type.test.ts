import { expect, test } from 'vitest';
import { fieldTypeOf, fieldTypes } from '../../src/engine/schema/model/field-type';
import { specimen } from '../support/specimen';

test('every kind of field is reached by some declaration', () => {
  const reached = new Set([...specimen.fields.values()].map((field) => field.type));
  expect([...fieldTypes].filter((type) => !reached.has(type))).toEqual([]);
});

test.each([
  [{ type: 'string' }, 'text'],
  [{ type: 'string', format: 'multiline' }, 'longText'],
  [{ type: 'string', format: 'multiline', 'x-localized': true }, 'localized'],
  [{ type: 'integer', 'x-ref': 'store' }, 'reference'],
  [{ type: 'array', items: { type: 'integer' }, 'x-ref': 'store' }, 'references'],
  [{ type: 'array', items: { type: 'string' } }, 'tags'],
  [{ type: 'array', items: { type: 'string', format: 'image' } }, 'images'],
  [{ type: 'array', items: { type: 'object' } }, 'json'],
  [{ type: 'array', items: { type: 'number' } }, 'numbers'],
  [{ type: 'array', items: { type: 'integer' } }, 'numbers'],
  [{ type: 'array' }, 'json'],
  [{ type: 'object', format: 'json' }, 'json'],
  [{ type: 'object', format: 'json', properties: {} }, 'json'],
  [{ type: 'object', properties: { a: { type: 'string' } } }, 'object'],
  [{ type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } }, 'objects'],
  [{ type: 'integer', 'x-count': { entity: 'a', by: 'b' } }, 'computed'],
  [{ type: 'string', enum: ['a'], format: 'phone' }, 'enum'],
] as const)('%j is %s', (property, type) => {
  expect(fieldTypeOf(property)).toBe(type);
});
