import { expect, test } from 'vitest';
import { ModelError, modelOf } from '../../src/engine/schema/declaration/model';
import { copiesOf } from '../../src/engine/schema/write/copied-defaults';
import { basketSchema, goodSchema } from '../support/basket';

/**
 * The faults, as `pointer: expected`, of a basket with these further properties that refers to goods with
 * `ofGoods`.
 */
function faultsOf(properties: object, ofGoods: object = {}): string[] {
  const good = { ...goodSchema, properties: { ...goodSchema.properties, ...ofGoods } };
  const basket = { ...basketSchema, properties: { ...basketSchema.properties, ...properties } };
  try {
    modelOf({ 'specimen-good.ts': good, 'specimen-basket.ts': basket });
    return [];
  } catch (error) {
    if (error instanceof ModelError) return error.faults.map((one) => `${one.pointer}: ${one.expected}`);
    throw error;
  }
}

const from = (path: string, more: object = {}) => ({ type: 'string', 'x-default': { from: path }, ...more });
const listOf = (properties: object) => ({
  type: 'array',
  items: { type: 'object', properties, additionalProperties: false },
});
const noPath = expect.stringContaining('a reference next to it');

test('a sound declaration knows its copies, amounts last', () => {
  const model = modelOf({ 'specimen-good.ts': goodSchema, 'specimen-basket.ts': basketSchema });
  const basket = model.entities.get('specimen-basket');
  expect(basket && copiesOf(basket).map(({ field, through }) => `${field.name} ${through.name}`)).toEqual([
    'label gift',
    'remark gift',
    'checks gift',
    'currency lines.good',
    'lines.tag gift',
    'lines.price lines.good',
    'lines.weight lines.good',
  ]);
});

test.each<[string, object, object, unknown]>([
  [
    'a reference that is not there',
    { a: from('gft.name') },
    {},
    expect.stringContaining('/properties/a/x-default: a property of specimen-basket'),
  ],
  ['no reference', { a: from('label.name') }, {}, noPath],
  [
    'a field that is not there',
    { a: from('gift.nam') },
    {},
    expect.stringContaining('/properties/a/x-default: a property of specimen-good'),
  ],
  [
    'a list without that reference',
    { a: from('lines.gift.name') },
    {},
    '/properties/a/x-default: a property inside specimen-basket.lines: good, count, price, weight, tag, amount',
  ],
  [
    'several records',
    { a: from('all.name'), all: { type: 'array', items: { type: 'integer' }, 'x-ref': 'specimen-good' } },
    {},
    noPath,
  ],
  ['another kind', { a: from('gift.cost') }, {}, '/properties/a/x-default: "money" with every value of it'],
  [
    'values that it does not have',
    { a: from('gift.currency', { enum: ['EUR'] }) },
    {},
    '/properties/a/x-default: "enum" with every value of it',
  ],
  [
    'objects with a part of another kind',
    { a: { ...listOf({ name: { type: 'integer' } }), 'x-default': { from: 'gift.parts' } } },
    {},
    '/properties/a/x-default: "objects" with every value of it',
  ],
  [
    'objects that have nothing in common',
    { a: { ...listOf({ size: { type: 'integer' } }), 'x-default': { from: 'gift.parts' } } },
    {},
    '/properties/a/x-default: "objects" with every value of it',
  ],
  [
    'another unit',
    { a: { type: 'number', 'x-unit': 'g', 'x-default': { from: 'gift.weight' } } },
    {},
    '/properties/a/x-default: the same unit or currency in both',
  ],
  [
    'no unit',
    { a: { type: 'number', 'x-default': { from: 'gift.weight' } } },
    {},
    '/properties/a/x-default: the same unit or currency in both',
  ],
  [
    'what not everybody may see',
    { a: from('gift.inner') },
    { inner: { type: 'string', 'x-read': ['biz:good:inner'] } },
    '/properties/a/x-default: a field that every reader of the record sees',
  ],
  [
    'a default',
    { a: from('gift.name', { default: 'x' }) },
    {},
    '/properties/a/x-default: no "default" next to it',
  ],
  [
    'what nobody gives',
    { a: from('gift.name', { readOnly: true }) },
    {},
    '/properties/a/x-default: no "readOnly" next to it',
  ],
  [
    'a condition',
    { a: from('gift.name', { 'x-when': { currency: 'EUR' } }) },
    {},
    '/properties/a/x-default: no "x-when" next to it',
  ],
  ['a path of one name', { a: from('gift') }, {}, expect.stringContaining('/properties/a/x-default/from')],
  [
    'a moment inside an object',
    {
      a: {
        type: 'object',
        properties: { b: { type: 'string', format: 'date', 'x-default': 'now' } },
        additionalProperties: false,
      },
    },
    {},
    '/properties/a/properties/b/x-default: a field of the record',
  ],
])('a default from %s is refused', (_, properties, ofGoods, expected) => {
  expect(faultsOf(properties, ofGoods)).toEqual([expected]);
});

test('an unknown source is refused', () => {
  expect(faultsOf({ a: { type: 'string', 'x-default': 'yesterday' } })).toEqual([
    expect.stringContaining('/properties/a/x-default'),
  ]);
});
