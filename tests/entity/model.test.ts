import { expect, test } from 'vitest';
import { entityNamed, ModelError, modelOf } from '../../src/engine/schema/declaration/model';
import type { EntitySchema } from '../../src/engine/schema/model/entity-schema';
import { specimenSchema, specimenShopSchema } from '../support/specimen';

const supplier = {
  $id: 'supplier',
  title: 'Supplier',
  type: 'object',
  properties: {
    name: { type: 'string' },
    state: { type: 'string', enum: ['on', 'off'], default: 'on' },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies EntitySchema;

function faultsOf(schema: unknown): readonly { pointer: string; remedy: string; file: string }[] {
  try {
    modelOf({ 'schemas/supplier.ts': schema });
    return [];
  } catch (error) {
    if (error instanceof ModelError) return error.faults;
    throw error;
  }
}

function withProperty(name: string, property: object): object {
  return {
    ...supplier,
    properties: { ...supplier.properties, [name]: property },
  };
}

test('a sound declaration becomes an entity, and referrers are known', () => {
  const model = modelOf({ 'specimen.ts': specimenSchema, 'specimen-shop.ts': specimenShopSchema });
  expect(entityNamed(model, 'specimen').table).toBe('specimen');
  expect(model.referrers('specimen').map(({ field }) => field.name)).toEqual(['twins', 'origin']);
  expect(model.referrers('nobody')).toEqual([]);
  expect(() => entityNamed(model, 'nobody')).toThrow('No entity is named nobody');
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, ''],
  ['no title', { ...supplier, title: '' }, '/title'],
  [
    'a reference to what an unknown field says',
    withProperty('a', { type: 'integer', 'x-ref': 'supplier', 'x-ref-where': { stat: 'on' } }),
    '/properties/a/x-ref-where/stat',
  ],
  [
    'a reference in a list to what an unknown field says',
    withProperty('a', {
      type: 'array',
      items: {
        type: 'object',
        properties: { b: { type: 'integer', 'x-ref': 'supplier', 'x-ref-where': { stat: 'on' } } },
      },
    }),
    '/properties/a/items/properties/b/x-ref-where/stat',
  ],
  [
    'a reference to what has a value that it cannot have',
    withProperty('a', { type: 'integer', 'x-ref': 'supplier', 'x-ref-where': { state: 'up' } }),
    '/properties/a/x-ref-where/state',
  ],
  [
    'a reference to what an unknown field of its own says',
    withProperty('a', { type: 'integer', 'x-ref': 'supplier', 'x-ref-where': { state: { field: 'stat' } } }),
    '/properties/a/x-ref-where/state/field',
  ],
  [
    'a reference that depends on itself',
    withProperty('a', { type: 'integer', 'x-ref': 'supplier', 'x-ref-where': { state: { field: 'a' } } }),
    '/properties/a/x-ref-where/state/field',
  ],
  [
    'a condition on what is not pointed to',
    withProperty('a', { type: 'string', 'x-ref-where': { state: 'on' } }),
    '/properties/a/x-ref-where',
  ],
  ['an owner that is not declared', { ...supplier, 'x-singleton': ['pcode'] }, '/x-singleton/0'],
  ['an owner that can be left out', { ...supplier, 'x-singleton': ['name', 'state'] }, '/x-singleton/1'],
  [
    'settings that nobody can save',
    { ...supplier, 'x-singleton': ['name'], 'x-operations': ['create'] },
    '/x-operations',
  ],
  [
    'references that are unique',
    withProperty('a', { type: 'array', items: { type: 'integer' }, 'x-ref': 'supplier', 'x-unique': true }),
    '/properties/a/x-unique',
  ],
  [
    'unknown properties that are unique together',
    { ...supplier, 'x-unique-together': [['name', 'nam']] },
    '/x-unique-together/0/1',
  ],
  [
    'references that are unique together',
    {
      ...withProperty('a', { type: 'array', items: { type: 'integer' }, 'x-ref': 'supplier' }),
      'x-unique-together': [{ fields: ['name', 'a'], where: { state: 'on' } }],
    },
    '/x-unique-together/0/fields/1',
  ],
  [
    'unique while an unknown property has a value',
    { ...supplier, 'x-unique-together': [{ fields: ['name'], where: { stat: 'on' } }] },
    '/x-unique-together/0/where/stat',
  ],
  [
    'unique while a property has a value that it cannot have',
    { ...supplier, 'x-unique-together': [{ fields: ['name'], where: { state: 'up' } }] },
    '/x-unique-together/0/where/state',
  ],
  ['unique together alone', { ...supplier, 'x-unique-together': [['name']] }, '/x-unique-together/0'],
  ['a name with capitals', { ...supplier, $id: 'Supplier' }, '/$id'],
  ['an unknown keyword', { ...supplier, 'x-scop': 'everyone' }, ''],
  ['open objects', { ...supplier, additionalProperties: true }, '/additionalProperties'],
  ['a required property that is not declared', { ...supplier, required: ['nam'] }, '/required/0'],
  ['an unknown keyword on a property', withProperty('a', { type: 'string', maxlength: 3 }), '/properties/a'],
  ['an unknown format', withProperty('a', { type: 'string', format: 'fone' }), '/properties/a/format'],
  ['a name of ours', withProperty('version', { type: 'integer' }), '/properties/version'],
  ['a name that a search goes by', withProperty('q', { type: 'string' }), '/properties'],
  ['a name that options are asked by', withProperty('ids', { type: 'string' }), '/properties'],
  ['a name that an export goes by', withProperty('format', { type: 'string' }), '/properties'],
  ['a name that answers use', withProperty('warnings', { type: 'string' }), '/properties'],
  ['another name than its file', { ...supplier, $id: 'vendor' }, '/$id'],
  ['a name that reads as an operator', withProperty('checked_in', { type: 'string' }), '/properties'],
  [
    'a total and a number of values in one',
    withProperty('a', { type: 'number', 'x-count': { entity: 'b', by: 'c', sum: 'd', distinct: 'e' } }),
    '/properties/a/x-count',
  ],
  [
    'a total of what is no number',
    withProperty('a', {
      type: 'number',
      'x-count': { entity: 'supplier', by: 'a', sum: 'name' },
    }),
    '/properties/a/x-count/sum',
  ],
  [
    '17.23: a total over several currencies',
    {
      ...supplier,
      properties: {
        ...supplier.properties,
        parent: { type: 'integer', 'x-ref': 'supplier' },
        currency: { type: 'string', enum: ['USD', 'CNY'], default: 'USD' },
        price: { type: 'number', format: 'money', 'x-currency': { field: 'currency' } },
        spent: { type: 'number', 'x-count': { entity: 'supplier', by: 'parent', sum: 'price' } },
      },
    },
    '/properties/spent/x-count/sum',
  ],
  [
    'a number of records that is no whole number',
    withProperty('a', { type: 'number', 'x-count': { entity: 'supplier', by: 'a' } }),
    '/properties/a/type',
  ],
  [
    'a word after the number one for what is no unit',
    withProperty('a', { type: 'string', enum: ['x'], 'x-enum': { x: { title: 'X', one: 'x' } } }),
    '/properties/a/x-enum/x/one',
  ],
  [
    'a default that an account cannot be',
    withProperty('a', { type: 'string', 'x-default': 'actor' }),
    '/properties/a/x-default',
  ],
  [
    'two defaults',
    withProperty('a', { type: 'string', default: 'P1', 'x-default': 'actor.pcode' }),
    '/properties/a/x-default',
  ],
  [
    'a number that two records may share',
    withProperty('a', { type: 'string', readOnly: true, 'x-sequence': { format: '{000}' } }),
    '/properties/a/x-sequence',
  ],
  [
    'a number without a place for it',
    withProperty('a', {
      type: 'string',
      readOnly: true,
      'x-unique': true,
      'x-sequence': { format: 'SO-{YYYY}' },
    }),
    '/properties/a/x-sequence/format',
  ],
  [
    'a total of nothing',
    withProperty('a', { type: 'number', 'x-computed': { sum: 'lines.amount' } }),
    '/properties/a/x-computed',
  ],
  [
    'an age of a text',
    withProperty('a', { type: 'integer', 'x-computed': { age: 'name' } }),
    '/properties/a/x-computed',
  ],
  [
    'a text of a text that is not there',
    withProperty('a', { type: 'string', 'x-computed': { text: '/{b}' } }),
    '/properties/a/x-computed',
  ],
  [
    'a pattern that does not compile',
    withProperty('a', { type: 'string', pattern: '[' }),
    '/properties/a/pattern',
  ],
  ['an object of nothing', withProperty('a', { type: 'object' }), '/properties/a'],
  ['a list of truths', withProperty('a', { type: 'array', items: { type: 'boolean' } }), '/properties/a'],
  ['JSON in a text', withProperty('a', { type: 'string', format: 'json' }), '/properties/a/type'],
  [
    'an object of nothing in an object',
    withProperty('a', { type: 'object', properties: { b: { type: 'object' } } }),
    '/properties/a/properties/b',
  ],
  ['a list of nothing', withProperty('a', { type: 'array' }), '/properties/a'],
  [
    'a default that is no value of the enum',
    withProperty('a', { type: 'string', enum: ['x'], default: 'y' }),
    '/properties/a/default',
  ],
  [
    'a default of another type',
    withProperty('a', { type: 'integer', default: '1' }),
    '/properties/a/default',
  ],
  [
    'a default out of bounds',
    withProperty('a', { type: 'integer', maximum: 5, default: 6 }),
    '/properties/a/default',
  ],
  [
    'a nested default out of bounds',
    withProperty('a', {
      type: 'object',
      properties: { b: { type: 'string', maxLength: 2, default: 'abc' } },
    }),
    '/properties/a/properties/b/default',
  ],
  [
    'a least number above the largest',
    withProperty('a', { type: 'integer', minimum: 3, maximum: 2 }),
    '/properties/a/minimum',
  ],
  [
    'bounds without a number between them',
    withProperty('a', { type: 'number', exclusiveMinimum: 3, exclusiveMaximum: 3 }),
    '/properties/a/exclusiveMinimum',
  ],
  [
    'bounds without a multiple between them',
    withProperty('a', { type: 'number', minimum: 0.6, maximum: 0.9, multipleOf: 0.5 }),
    '/properties/a/minimum',
  ],
  [
    'a shortest text longer than the longest',
    withProperty('a', { type: 'string', minLength: 9, maxLength: 8 }),
    '/properties/a/minLength',
  ],
  [
    'a shortest list longer than the longest',
    withProperty('a', { type: 'array', items: { type: 'string' }, minItems: 3, maxItems: 2 }),
    '/properties/a/minItems',
  ],
  [
    'numbers of a list without one between the bounds',
    withProperty('a', { type: 'array', items: { type: 'number', minimum: 3, maximum: 2 } }),
    '/properties/a/items/minimum',
  ],
  [
    'a nested least number above the largest',
    withProperty('a', {
      type: 'array',
      items: { type: 'object', properties: { b: { type: 'integer', minimum: 3, maximum: 2 } } },
    }),
    '/properties/a/items/properties/b/minimum',
  ],
  ['a list column twice', { ...supplier, 'x-list': ['name', 'name'] }, '/x-list'],
  [
    'a property in two groups',
    {
      ...supplier,
      'x-groups': [
        { name: 'a', title: 'A', fields: ['name'] },
        { name: 'b', title: 'B', fields: ['state', 'name'] },
      ],
    },
    '/x-groups/1/fields/1',
  ],
  [
    '17.25: a property that the groups forget',
    { ...supplier, 'x-groups': [{ name: 'a', title: 'A', fields: ['name'] }] },
    '/x-groups',
  ],
  [
    'a scope by a reference to a partner',
    {
      ...withProperty('owner', { type: 'integer', 'x-ref': 'supplier' }),
      'x-scope': { partner: 'owner' },
    },
    '/x-scope/partner',
  ],
  [
    '20.1: a scope by a level that the application does not declare',
    { ...supplier, 'x-scope': { region: 'name' } },
    '/x-scope/region',
  ],
  [
    'a scope by a reference to no store',
    {
      ...withProperty('owner', { type: 'integer', 'x-ref': 'supplier' }),
      'x-scope': { store: 'owner' },
    },
    '/x-scope/store',
  ],
  [
    'nested rules that say nothing',
    withProperty('a', {
      type: 'array',
      items: { type: 'object', properties: { b: { type: 'string' } }, 'x-rules': { one: { any: 'b' } } },
    }),
    '/properties/a/items/x-rules/one/any',
  ],
  [
    'an unknown keyword on a nested property',
    withProperty('a', { type: 'object', properties: { b: { type: 'string', maxlength: 3 } } }),
    '/properties/a/properties/b',
  ],
  [
    'an order by JSON',
    { ...withProperty('a', { type: 'object', format: 'json' }), 'x-sort': 'a' },
    '/x-sort',
  ],
  [
    'an earlier name that is still declared',
    withProperty('a', { type: 'string', 'x-was': ['name'] }),
    '/properties/a/x-was/0',
  ],
  ['an earlier name of itself', { ...supplier, 'x-was': ['supplier'] }, '/x-was/0'],
  [
    'an earlier value that is still declared',
    withProperty('a', { type: 'string', enum: ['x', 'y'], 'x-enum': { x: { title: 'X', was: ['y'] } } }),
    '/properties/a/x-enum/x/was/0',
  ],
  [
    '17.24: an earlier name inside an object that is still declared',
    withProperty('a', {
      type: 'object',
      properties: { b: { type: 'string', 'x-was': ['c'] }, c: { type: 'string' } },
    }),
    '/properties/a/properties/b/x-was/0',
  ],
  [
    'an earlier value inside an object',
    withProperty('a', {
      type: 'object',
      properties: { b: { type: 'string', enum: ['x'], 'x-enum': { x: { title: 'X', was: ['y'] } } } },
    }),
    '/properties/a/properties/b/x-enum/x/was',
  ],
  [
    'a pattern that nothing puts in words',
    withProperty('a', { type: 'string', pattern: '^[A-Z]{2}-[0-9]{4}$' }),
    '/properties/a/pattern',
  ],
  [
    'an example that does not match',
    withProperty('a', { type: 'string', pattern: '^[0-9]{4}$', examples: ['2026', '26'] }),
    '/properties/a/examples/1',
  ],
  [
    'a pattern of tags that nothing puts in words',
    withProperty('a', { type: 'array', items: { type: 'string', pattern: '^(a|b)+$' } }),
    '/properties/a/items/pattern',
  ],
  [
    'a format of the numbers of a list',
    withProperty('a', { type: 'array', items: { type: 'number', format: 'money' } }),
    '/properties/a/items/format',
  ],
  ['a unit of a text', withProperty('a', { type: 'string', 'x-unit': 'kg' }), '/properties/a/x-unit'],
  [
    'a unit of money',
    withProperty('a', { type: 'number', format: 'money', 'x-unit': 'EUR' }),
    '/properties/a/x-unit',
  ],
  [
    'a unit that a text says',
    withProperty('a', { type: 'number', 'x-unit': { field: 'name' } }),
    '/properties/a/x-unit',
  ],
  [
    'a currency of a number',
    withProperty('a', { type: 'number', 'x-currency': 'EUR' }),
    '/properties/a/x-currency',
  ],
  [
    'a currency that there is not',
    withProperty('a', { type: 'number', format: 'money', 'x-currency': 'EURO' }),
    '/properties/a/x-currency',
  ],
  [
    'a currency that a text says',
    withProperty('a', { type: 'number', format: 'money', 'x-currency': { field: 'name' } }),
    '/properties/a/x-currency',
  ],
  [
    'a nested currency that nothing says',
    withProperty('a', {
      type: 'object',
      properties: { b: { type: 'number', format: 'money', 'x-currency': { field: 'c' } } },
    }),
    '/properties/a/properties/b/x-currency',
  ],
  [
    'a sum of several units',
    withProperty('a', {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          b: { type: 'number', 'x-unit': { field: 'c' }, 'x-total': true },
          c: { type: 'string', enum: ['kg', 'g'] },
        },
      },
    }),
    '/properties/a/items/properties/b/x-total',
  ],
  [
    'a sum of what is no amount',
    withProperty('a', { type: 'integer', 'x-total': true }),
    '/properties/a/x-total',
  ],
  [
    'no sum of what has none',
    withProperty('a', {
      type: 'array',
      items: { type: 'object', properties: { b: { type: 'number', 'x-total': false } } },
    }),
    '/properties/a/items/properties/b/x-total',
  ],
  [
    'kinds of file of a picture',
    withProperty('a', { type: 'string', format: 'image', 'x-accept': ['pdf'] }),
    '/properties/a/x-accept',
  ],
  [
    'a kind of file that is not kept',
    withProperty('a', { type: 'string', format: 'file', 'x-accept': ['exe'] }),
    '/properties/a/x-accept/0',
  ],
  ['words for no text', withProperty('a', { type: 'string', 'x-empty': 'None' }), '/properties/a/x-empty'],
  [
    'words for a value that is never missing',
    { ...withProperty('a', { type: 'integer', 'x-empty': 'All' }), required: ['name', 'a'] },
    '/properties/a/x-empty',
  ],
  [
    'words for a value that does not apply',
    withProperty('a', { type: 'integer', 'x-empty': 'All', 'x-when': { name: 'x' } }),
    '/properties/a/x-empty',
  ],
  [
    'words for a missing number in a list',
    withProperty('a', {
      type: 'array',
      items: { type: 'object', properties: { b: { type: 'number', 'x-empty': 'All' } } },
    }),
    '/properties/a/items/properties/b/x-empty',
  ],
  ['a type that ajv refuses', withProperty('a', { type: 'string', minimum: 3 }), '/properties/a'],
  ['a reference to nobody', withProperty('a', { type: 'integer', 'x-ref': 'nobody' }), '/properties/a/x-ref'],
  ['a reference of text', withProperty('a', { type: 'string', 'x-ref': 'supplier' }), '/properties/a/type'],
  [
    'a password that can be read',
    withProperty('a', { type: 'string', format: 'password' }),
    '/properties/a/format',
  ],
  ['a write-only text', withProperty('a', { type: 'string', writeOnly: true }), '/properties/a/writeOnly'],
  [
    'a search in a number',
    withProperty('a', { type: 'integer', 'x-search': true }),
    '/properties/a/x-search',
  ],
  [
    'a search by a part of names',
    withProperty('a', { type: 'integer', 'x-ref': 'supplier', 'x-search': 'part' }),
    '/properties/a/x-search',
  ],
  [
    'a number that ignores case',
    withProperty('a', { type: 'integer', 'x-unique': 'ignoring-case' }),
    '/properties/a/x-unique',
  ],
  [
    'words for no value',
    withProperty('a', {
      type: 'string',
      enum: ['x'],
      'x-enum': { y: { title: 'Y' } },
    }),
    '/properties/a/x-enum',
  ],
  ['a rollup of nothing', { ...supplier, 'x-rollups': { all: {} } }, '/x-rollups/all'],
  ['a rollup by a text', { ...supplier, 'x-rollups': { a: { by: ['name'] } } }, '/x-rollups/a/by/0'],
  ['a rollup of an unknown day', { ...supplier, 'x-rollups': { a: { day: 'd' } } }, '/x-rollups/a/day'],
  [
    'a sum of texts',
    { ...supplier, 'x-rollups': { a: { by: ['state'], sum: ['name'] } } },
    '/x-rollups/a/sum/0',
  ],
  ['a rollup with another name', { ...supplier, 'x-rollups': { A_b: { by: ['state'] } } }, '/x-rollups'],
  [
    'a rollup across the stores that it does not tell apart',
    { ...supplier, 'x-rollups': { a: { by: ['state'], across: true } } },
    '/x-rollups/a/across',
  ],
  ['an unknown part of a rollup', { ...supplier, 'x-rollups': { a: { avg: ['id'] } } }, '/x-rollups/a'],
  [
    'a count of nothing',
    withProperty('a', { type: 'integer', 'x-count': { entity: 'b', by: 'c' } }),
    '/properties/a/x-count',
  ],
  [
    'a broken inheritance',
    withProperty('a', { type: 'string', 'x-inherit': 'b.c' }),
    '/properties/a/x-inherit',
  ],
  [
    "a callers' field that tells of another",
    withProperty('a', { type: 'boolean', 'x-given': 'name' }),
    '/properties/a/x-given',
  ],
  [
    'a field that tells of nothing',
    withProperty('a', { type: 'boolean', readOnly: true, 'x-given': 'b' }),
    '/properties/a/x-given',
  ],
  [
    'a condition on nothing',
    withProperty('a', { type: 'string', 'x-when': { b: 'x' } }),
    '/properties/a/x-when/b',
  ],
  ['a list column that is not there', { ...supplier, 'x-list': ['nam'] }, '/x-list/0'],
  [
    'a group field that is not there',
    { ...supplier, 'x-groups': [{ name: 'a', title: 'A', fields: ['b'] }] },
    '/x-groups/0/fields/0',
  ],
  ['a scope that is not there', { ...supplier, 'x-scope': { partner: 'pcode' } }, '/x-scope/partner'],
  ['a sort that is not there', { ...supplier, 'x-sort': '-nam' }, '/x-sort'],
  ['a subtitle of a choice', { ...supplier, 'x-subtitle': ['name', 'state'] }, '/x-subtitle/1'],
  ['a tree by something else', { ...supplier, 'x-tree': 'name' }, '/x-tree'],
  ['an index on nothing', { ...supplier, 'x-indexes': [['nam']] }, '/x-indexes/0/0'],
  [
    'a workflow on text',
    {
      ...supplier,
      'x-workflow': { name: { go: { title: 'Go', from: ['a'], to: 'b' } } },
    },
    '/x-workflow/name/go',
  ],
  [
    'a workflow to nowhere',
    {
      ...supplier,
      'x-workflow': { state: { go: { title: 'Go', from: ['on'], to: 'up' } } },
    },
    '/x-workflow/state/go',
  ],
  [
    'a nested field that is to be unique',
    withProperty('a', { type: 'object', properties: { b: { type: 'string', 'x-unique': true } } }),
    '/properties/a/properties/b/x-unique',
  ],
  [
    'rich text inside a list of objects',
    withProperty('a', {
      type: 'array',
      items: { type: 'object', properties: { b: { type: 'string', format: 'html' } } },
    }),
    '/properties/a/items/properties/b/format',
  ],
  [
    'an action named as an endpoint',
    {
      ...supplier,
      'x-workflow': {
        state: { export: { title: 'Go', from: ['on'], to: 'off' } },
      },
    },
    '/x-workflow/state/export',
  ],
])('%s is a fault', (_what, schema, pointer) => {
  const faults = faultsOf(schema);
  expect(faults.map((fault) => fault.pointer)).toContain(pointer);
  for (const fault of faults) {
    expect(fault.file).toBe('schemas/supplier.ts');
    expect(fault.remedy).not.toBe('');
  }
});

test('17.23: a currency of a count is refused for what it is', () => {
  const count = { entity: 'supplier', by: 'parent', sum: 'price' };
  const faults = faultsOf({
    ...supplier,
    properties: {
      ...supplier.properties,
      parent: { type: 'integer', 'x-ref': 'supplier' },
      price: { type: 'number', format: 'money', 'x-currency': 'USD' },
      spent: { type: 'number', 'x-currency': 'USD', 'x-count': count },
    },
  });
  expect(faults).toMatchObject([
    {
      pointer: '/properties/spent/x-currency',
      expected: 'no currency on a count',
      remedy: 'Remove it: a count or a sum is shown as a number.',
    },
  ]);
});

test('the message names file, pointer, value, expectation and remedy', () => {
  expect(() =>
    modelOf({
      'schemas/supplier.ts': withProperty('a', {
        type: 'string',
        format: 'fone',
      }),
    }),
  ).toThrow(
    /schemas\/supplier\.ts#\/properties\/a\/format\n {2}found "fone", expected one of multiline, html, .*\n {2}Use one of these values\./,
  );
});

const vendor = { ...supplier, $id: 'vendor' };

test.each([
  ['the same entity', supplier, 'supplier.ts#/$id'],
  ['the same plural', { ...vendor, 'x-plural': 'suppliers' }, 'vendor.ts#/x-plural'],
  ['the same permission', { ...vendor, 'x-permission': 'biz:supplier' }, 'vendor.ts#/x-permission'],
])('two files may not declare %s', (_what, schema, place) => {
  const declare = () => modelOf({ 'a/supplier.ts': supplier, [`b/${schema.$id}.ts`]: schema });
  expect(declare).toThrow(`b/${place}\n`);
  expect(declare).toThrow('a/supplier.ts has the same; declare another one here or there.');
});

test.each([
  ['q', 'another name: addresses and answers use q, ids, format, warnings'],
  ['checked_in', 'a name that does not end in _in, which a filter reads as an operator'],
  ['Name', 'a lower-case snake_case name of at most 50 characters'],
])('of a property named %s, one fault says what is wrong with the name', (name, expected) => {
  const schema = withProperty(name, { type: 'string' });
  expect(faultsOf(schema)).toEqual([
    {
      file: 'schemas/supplier.ts',
      pointer: '/properties',
      value: name,
      expected,
      remedy: `Rename "${name}".`,
    },
  ]);
});

test('of a pattern that does not compile, the fault shows the pattern alone', () => {
  const schema = withProperty('a', { type: 'string', maxLength: 9, pattern: '[' });
  expect(() => modelOf({ 'supplier.ts': schema })).toThrow('supplier.ts#/properties/a/pattern\n  found "["');
});
