import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keywordReference } from '../../src/engine/cli/keyword-reference';
import { checkSchema } from '../../src/engine/schema/declaration/check-schema';
import { entityKeywords, propertyKeywords } from '../../src/engine/schema/keywords/keyword-list';
import { isNumeric, traitsOf } from '../../src/engine/schema/model/field-traits';
import { fieldTypes } from '../../src/engine/schema/model/field-type';

const book = {
  $id: 'book',
  title: 'Book',
  type: 'object',
  properties: { title: { type: 'string' } },
  additionalProperties: false,
};

const examplesOf = (keywords: typeof entityKeywords | typeof propertyKeywords) =>
  [...keywords].flatMap(([name, { examples }]) =>
    examples.map((example): [string, unknown] => [name, example]),
  );

test('20.2: docs/keywords.md is what `npm run docs` writes', () => {
  expect(readFileSync('docs/keywords.md', 'utf8'), 'run npm run docs').toBe(keywordReference());
});

test('20.2: the reference names every format that goes with numbers', () => {
  const [, named = ''] = /((?:`[\w-]+`(?:, | and )?)+) go with numbers/.exec(keywordReference()) ?? [];
  const formats = fieldTypes.filter(isNumeric).flatMap((type) => traitsOf(type).format ?? []);
  expect([...named.matchAll(/[\w-]+(?=`)/g)].map(([name]) => name)).toEqual(formats);
});

test('20.2: every file of a keyword declares it on an entity, a property or both', () => {
  const files = Object.keys(import.meta.glob('../../src/engine/schema/keywords/x-*.ts'));
  const names = files.map((file) => file.replace(/^.*\/|\.ts$/g, ''));
  expect(names.filter((name) => !entityKeywords.has(name) && !propertyKeywords.has(name))).toEqual([]);
});

test.each(examplesOf(entityKeywords))('20.2: %s of an entity can be %j', (name, example) => {
  const { properties } = book;
  const schema = {
    ...book,
    [name]: example,
    ...(name === 'required' && { properties: { name: { type: 'string' }, ...properties } }),
  };
  expect(checkSchema('book.ts', schema)).toEqual([]);
});

test.each(examplesOf(propertyKeywords))('20.2: %s of a property can be %j', (name, example) => {
  const schema = { ...book, properties: { title: { type: 'string', [name]: example } } };
  const pointer = `/properties/title/${name}`;
  const ofValue = checkSchema('book.ts', schema).filter(
    (fault) => fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`),
  );
  expect(ofValue).toEqual([]);
});
