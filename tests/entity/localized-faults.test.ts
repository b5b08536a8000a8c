import { expect, test } from 'vitest';
import { ModelError, modelOf } from '../../src/engine/schema/declaration/model';
import type { EntitySchema, PropertySchema } from '../../src/engine/schema/model/entity-schema';
import { textIn } from '../../src/engine/schema/model/localized';

/** `pointer: expected` of each fault of an entity with this property. */
function faultsOf(property: PropertySchema, further: Partial<EntitySchema> = {}): string[] {
  const schema: EntitySchema = {
    $id: 'article',
    title: 'Article',
    type: 'object',
    properties: { name: property },
    additionalProperties: false,
    ...further,
  };
  const manager = { ...schema, $id: 'manager', title: 'Account', properties: { id_of: { type: 'string' } } };
  try {
    modelOf({ 'article.ts': schema, 'manager.ts': manager as EntitySchema });
    return [];
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return error.faults
      .filter(({ file }) => file === 'article.ts')
      .map(({ pointer, expected }) => `${pointer}: ${expected}`);
  }
}

const localized = { type: 'string', 'x-localized': true } as const;

test('a localized text, with or without a format, is sound', () => {
  expect(faultsOf({ ...localized, maxLength: 20, 'x-search': true })).toEqual([]);
  expect(faultsOf({ ...localized, format: 'multiline', 'x-search': true })).toEqual([]);
  expect(faultsOf({ ...localized, format: 'html' })).toEqual([]);
  expect(faultsOf(localized, { 'x-label': 'name', required: ['name'] })).toEqual([]);
});

test('keywords about a single text are refused next to x-localized', () => {
  for (const keyword of [
    { pattern: '^A$', examples: ['A'] },
    { default: 'a' },
    { 'x-unique': true },
    { 'x-placeholder': 'a' },
  ]) {
    const [name] = Object.keys(keyword);
    const pointer = `/properties/name/${name}: nothing of that kind next to "x-localized"`;
    expect(faultsOf({ ...localized, ...keyword })).toContain(pointer);
  }
});

test('it has no order and is no number', () => {
  const isOrdered = 'a property with a column and an order, which can be indexed';
  expect(faultsOf(localized, { 'x-sort': 'name' })).toEqual([`/x-sort: ${isOrdered}`]);
  expect(faultsOf(localized, { 'x-indexes': [['name']] })).toEqual([`/x-indexes/0/0: ${isOrdered}`]);
  expect(faultsOf({ type: 'integer', 'x-localized': true })).toEqual([
    '/properties/name/x-localized: a string, without format or with "multiline" or "html"',
  ]);
  expect(faultsOf({ ...localized, format: 'email' })).toHaveLength(1);
  expect(faultsOf({ ...localized, format: 'html', 'x-search': true })).toEqual([
    '/properties/name/x-search: a text field',
  ]);
});

test('inside an object it is a plain or a long text', () => {
  const inside = (part: PropertySchema) => faultsOf({ type: 'object', properties: { part } });
  expect(inside({ ...localized, format: 'multiline' })).toEqual([]);
  expect(inside({ ...localized, format: 'html' })).toEqual([
    '/properties/name/properties/part/format: another format',
  ]);
  expect(inside({ ...localized, pattern: '^A$', examples: ['A'] })).toEqual([
    '/properties/name/properties/part/pattern: nothing of that kind next to "x-localized"',
  ]);
  expect(inside({ ...localized, 'x-search': true })).toEqual([
    '/properties/name/properties/part/x-search: a field of the record',
  ]);
});

test('a reader gets its own language, else zh-cn, English or any other', () => {
  expect(textIn({ 'zh-cn': '鞋', en: 'Shoe', es: 'Zapato' }, 'es')).toEqual({
    text: 'Zapato',
    language: 'es',
  });
  expect(textIn({ 'zh-cn': '鞋', en: 'Shoe' }, 'es')).toEqual({ text: '鞋', language: 'zh-cn' });
  expect(textIn({ en: 'Shoe', vi: 'Giày' }, 'es')).toEqual({ text: 'Shoe', language: 'en' });
  expect(textIn({ vi: 'Giày' }, 'es')).toEqual({ text: 'Giày', language: 'vi' });
  expect(textIn(null, 'es')).toBeUndefined();
});
