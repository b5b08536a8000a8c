import { expect, test } from 'vitest';
import { entityMetaSchema } from '../../src/engine/schema/declaration/meta-schema';
import { modelOf } from '../../src/engine/schema/declaration/model';
import { faultTexts } from './fault-texts';

const store = {
  $id: 'store',
  title: 'Store',
  type: 'object',
  'x-scope': { partner: 'pcode', store: 'id' },
  'x-tree': 'head',
  'x-groups': [{ name: 'main', title: 'Store', fields: ['name', 'pcode', 'head', 'orders'] }],
  properties: {
    name: { type: 'string' },
    pcode: { type: 'string' },
    head: { type: 'integer', 'x-ref': 'store' },
    orders: { type: 'integer', 'x-count': { entity: 'order', by: 'store', at: 'sent_at', within: 'day' } },
  },
  required: ['name'],
  additionalProperties: false,
};
const order = {
  $id: 'order',
  title: 'Order',
  type: 'object',
  'x-list': ['number', 'status'],
  'x-workflow': {
    status: {
      start: { title: 'Start', from: ['planned'], to: 'running' },
      ship: { title: 'Ship', from: ['running'], to: 'shipped', require: ['carrier'] },
    },
  },
  'x-locks': [{ when: { status: 'shipped' }, delete: false }],
  properties: {
    number: {
      type: 'string',
      readOnly: true,
      'x-unique': true,
      'x-sequence': { format: 'SO-{YYYYMM}-{00000}' },
    },
    store: { type: 'integer', 'x-ref': 'store' },
    pcode: { type: 'string', 'x-inherit': 'store.pcode' },
    carrier: { type: 'string' },
    sent_at: { type: 'string', format: 'date-time' },
    status: { type: 'string', enum: ['planned', 'running', 'shipped'], default: 'planned' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { amount: { type: 'number' }, weight: { type: 'number' } } },
    },
    amount: { type: 'number', 'x-computed': { sum: 'lines.amount' } },
  },
  required: ['status'],
  additionalProperties: false,
};

/**
 * The faults of both declarations after the first occurrence of a part, or the first one after `after`, is
 * replaced.
 */
function faultsWith(part: string, other: string, after = ''): string[] {
  const text = JSON.stringify({ 'schemas/order.ts': order, 'schemas/store.ts': store });
  const at = text.indexOf(part, text.indexOf(after));
  if (at < 0) throw new Error(`There is no ${part} after ${after}`);
  return faultTexts(JSON.parse(text.slice(0, at) + other + text.slice(at + part.length)));
}

test('17.24: the two declarations are sound', () => {
  expect(faultsWith('', '')).toEqual([]);
});

test.each([
  ['SO-{YYYYMM}', 'a number without its place'],
  ['SO-{YY}-{000}', 'a year of two digits'],
  ['{000}-{YYYY}', 'the year after the number'],
  ['SO-{0000000000000}', 'thirteen digits'],
])('17.24: the sequence %s is refused in a sentence with an example', (format) => {
  expect(faultsWith('SO-{YYYYMM}-{00000}', format)).toEqual([
    `schemas/order.ts#/properties/number/x-sequence/format "${format}": ` +
      'text with one number of 1 to 12 digits such as {00000} and before it at most one of {YYYY}, {YYYYMM}, {YYYYMMDD}. ' +
      'Write it like "SO-{YYYYMM}-{00000}".',
  ]);
});

test('17.24: a value of another type is said by the types that it may have', () => {
  expect(faultsWith('{"format":"SO-{YYYYMM}-{00000}"}', '"SO-{00000}"')).toEqual([
    'schemas/order.ts#/properties/number/x-sequence "SO-{00000}": a value of the type object. ' +
      'Write a value of this type.',
  ]);
});

test('17.24: an entity that there is not is said with those that there are', () => {
  expect(faultsWith('"x-ref":"store"', '"x-ref":"shop"', '"schemas/store.ts"')).toEqual([
    'schemas/store.ts#/properties/head/x-ref "shop": an entity: order, store. Correct the name, or declare "shop".',
  ]);
});

test('17.24: each form of text in the schema of schemas has a description, and an example that matches', () => {
  const texts: { pattern: string; description?: string; examples?: string[] }[] = [];
  JSON.stringify(entityMetaSchema, (key, value) => {
    if (key !== 'not' && typeof value?.pattern === 'string') texts.push(value);
    return key === 'not' ? undefined : value;
  });
  expect(texts.length).toBeGreaterThan(20);
  for (const { pattern, description, examples = [] } of texts) {
    expect(description, pattern).toBeTypeOf('string');
    expect(examples[0], pattern).toMatch(new RegExp(pattern, 'u'));
  }
});

test('17.24: of a misspelled property one fault names all places and what was meant', () => {
  expect(faultsWith('"pcode":{', '"pcdoe":{', '"schemas/store.ts"')).toEqual([
    'schemas/store.ts#/x-scope/partner "pcode": a property of store: name, pcdoe, head, orders. ' +
      'Correct the name, or declare "pcode". Did you mean "pcdoe"? ' +
      'It is named at schemas/order.ts#/properties/pcode/x-inherit, and 1 more, too.',
  ]);
});

test.each<[string, string, string, string, string]>([
  ['entity', '"x-ref":"store"', '"x-ref":"stroe"', '"head"', 'store.ts#/properties/head/x-ref "stroe"'],
  [
    'state that an action leads to',
    '"running"',
    '"runing"',
    '"to"',
    'order.ts#/x-workflow/status/start "runing"',
  ],
  ['state in the enum', '"planned"', '"planed"', '"enum"', 'order.ts#/x-workflow/status/start "planned"'],
  ['default', '"planned"', '"planed"', '"default"', 'order.ts#/properties/status/default "planed"'],
  [
    'part of a list',
    '"amount":{',
    '"amonut":{',
    '"items"',
    'order.ts#/properties/amount/x-computed "amount"',
  ],
  [
    'counted field',
    '"sent_at"',
    '"sendt_at"',
    '"x-count"',
    'store.ts#/properties/orders/x-count/at "sendt_at"',
  ],
  [
    'required field',
    '"carrier"',
    '"carier"',
    '"require"',
    'order.ts#/x-workflow/status/ship/require "carier"',
  ],
  [
    'field of a condition',
    '"status":"shipped"',
    '"satus":"shipped"',
    '"when"',
    'order.ts#/x-locks/0/when/satus',
  ],
  ['keyword', '"title"', '"titel"', '"schemas/store.ts"', 'store.ts# "titel"'],
  [
    'keyword that needs another one next to it',
    '"at"',
    '"att"',
    '"x-count"',
    'store.ts#/properties/orders/x-count',
  ],
  ['keyword of a choice', '"sum"', '"summ"', '"x-computed"', 'order.ts#/properties/amount/x-computed "summ"'],
  [
    'path of a choice',
    '"lines.amount"',
    '"lines"',
    '"x-computed"',
    'order.ts#/properties/amount/x-computed/sum',
  ],
])('17.24: of a misspelled %s one fault is reported, the cause', (_what, part, wrong, after, fault) => {
  const faults = faultsWith(part, wrong, after);
  expect(faults).toEqual([expect.stringContaining(`schemas/${fault}`)]);
});

test('17.24: a fault in another file is still reported with a misspelled name', () => {
  const text = JSON.stringify(order).replace('"x-list":["number"', '"x-list":["numbre"');
  const declare = () =>
    modelOf({
      'schemas/order.ts': JSON.parse(text),
      'schemas/store.ts': { ...store, 'x-sort': 'orders' },
    });
  expect(declare).toThrow(/x-list\/0\n[\s\S]*Did you mean "number"\?[\s\S]*store\.ts#\/x-sort/);
});
