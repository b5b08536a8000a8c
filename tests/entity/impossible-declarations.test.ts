import { expect, test } from 'vitest';
import { defineEntity } from '../../src/engine/schema/declaration/define-entity';
import { modelOf } from '../../src/engine/schema/declaration/model';
import { faultTexts } from './fault-texts';

const truck = {
  $id: 'truck',
  title: 'Truck',
  type: 'object',
  properties: { name: { type: 'string' } },
  required: ['name'],
  additionalProperties: false,
};

interface Change {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

function entityWith($id: string, { properties, required = [], ...keywords }: Change): object {
  return {
    ...truck,
    $id,
    ...keywords,
    properties: { ...truck.properties, ...properties },
    required: [...truck.required, ...required],
  };
}

function faultsOf(...schemas: readonly object[]): string[] {
  return faultTexts(
    Object.fromEntries(schemas.map((schema) => [`schemas/${'$id' in schema ? schema.$id : ''}.ts`, schema])),
  );
}

const truckWith = (change: Change) => faultsOf(entityWith('truck', change));
const textWith = (keywords: object) => truckWith({ properties: { a: { type: 'string', ...keywords } } });

test('17.24: a required property that callers cannot give has a source', () => {
  const weight = { type: 'integer', readOnly: true };
  expect(truckWith({ properties: { weight }, required: ['weight'] })).toEqual([
    'schemas/truck.ts#/properties/weight/readOnly true: a source of what "required" demands. ' +
      'Give it "default" or "x-default", or take it out of "required": callers cannot give it, and no record has it.',
  ]);
  expect(truckWith({ properties: { weight: { ...weight, default: 0 } }, required: ['weight'] })).toEqual([]);
  expect(truckWith({ properties: { weight } })).toEqual([]);
  const byServer = { properties: { weight }, required: ['weight'], 'x-operations': ['delete', 'export'] };
  expect(truckWith(byServer)).toEqual([]);
});

test('17.24: of records that require each other, none can be the first', () => {
  const to = (ref: string) => ({ type: 'integer', 'x-ref': ref });
  const driver = { properties: { truck: to('truck') }, required: ['truck'] };
  const owned = { properties: { driver: to('driver') }, required: ['driver'] };
  expect(faultsOf(entityWith('truck', owned), entityWith('driver', driver))).toEqual([
    'schemas/truck.ts#/properties/driver/x-ref "driver": a record that can be the first. ' +
      'Take one of truck.driver, driver.truck out of "required": each asks for a record of the other, and there is none.',
  ]);
  expect(faultsOf(entityWith('truck', owned), entityWith('driver', { ...driver, required: [] }))).toEqual([]);
  expect(truckWith({ properties: { trailer: to('truck') }, required: ['trailer'] })).toEqual([
    'schemas/truck.ts#/properties/trailer/x-ref "truck": a record that can be the first. ' +
      'Take truck.trailer out of "required": it asks for a record of the same entity, and there is none.',
  ]);
});

test('17.24: what asks for an impossible record is no fault of its own', () => {
  const self = { properties: { up: { type: 'integer', 'x-ref': 'truck' } }, required: ['up'] };
  const load = { properties: { truck: { type: 'integer', 'x-ref': 'truck' } }, required: ['truck'] };
  const faults = faultsOf(entityWith('truck', self), entityWith('load', load));
  expect(faults).toEqual([expect.stringContaining('schemas/truck.ts#/properties/up/x-ref')]);
});

test('17.24: a list that must hold a record asks for it, an empty list does not', () => {
  const list = (minItems: number) => ({
    properties: { parts: { type: 'array', items: { type: 'integer' }, minItems, 'x-ref': 'truck' } },
    required: ['parts'],
  });
  expect(truckWith(list(0))).toEqual([]);
  expect(truckWith(list(1))).toEqual([expect.stringContaining('/properties/parts/x-ref')]);
  const stops = (minItems: number) => ({
    properties: {
      stops: {
        type: 'array',
        minItems,
        items: {
          type: 'object',
          properties: { truck: { type: 'integer', 'x-ref': 'truck' } },
          required: ['truck'],
        },
      },
    },
    required: ['stops'],
  });
  expect(truckWith(stops(0))).toEqual([]);
  expect(truckWith(stops(1))).toEqual([
    expect.stringContaining('/properties/stops/items/properties/truck/x-ref'),
  ]);
});

const days = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, { type: 'string', format: 'date' }]));
const ordered = (...orders: readonly (readonly [string, string, string])[]) =>
  truckWith({
    properties: days,
    'x-rules': Object.fromEntries(orders.map((order, at) => [`rule${at}`, { order }])),
  });

test('17.24: orders that contradict each other', () => {
  expect(ordered(['a', '<', 'b'], ['b', '<', 'c'], ['c', '<=', 'a'])).toEqual([
    'schemas/truck.ts#/x-rules/rule0 ["a","<","b"]: orders that hold together. ' +
      'Correct rule0, rule1, rule2: a < b < c <= a is never so.',
  ]);
  expect(ordered(['a', '<', 'b'], ['b', '<=', 'c'], ['a', '<', 'c'])).toEqual([]);
  expect(ordered(['a', '<=', 'b'], ['b', '<=', 'a'])).toEqual([]);
});

test('17.24: orders that contradict each other inside an object, and by bounds', () => {
  const number = { type: 'integer' };
  const rules = { one: { order: ['a', '<', 'b'] }, two: { order: ['b', '<', 'a'] } };
  const size = { type: 'object', properties: { a: number, b: number }, 'x-rules': rules };
  expect(truckWith({ properties: { size } })).toEqual([
    expect.stringContaining('schemas/truck.ts#/properties/size/x-rules/one ["a","<","b"]'),
  ]);
  const chain = { one: { order: ['a', '<=', 'b'] }, two: { order: ['b', '<=', 'c'] } };
  const bounded = { a: { ...number, minimum: 5 }, b: number, c: { ...number, maximum: 4 } };
  expect(truckWith({ properties: bounded, 'x-rules': chain })).toEqual([
    'schemas/truck.ts#/x-rules/one ["a","<=","b"]: orders that hold together. ' +
      'Correct one, two, or the bounds: a <= b <= c is never so.',
  ]);
});

test('17.24: inheritance in a circle begins nowhere', () => {
  const link = (ref: string, from: string) => ({
    properties: { [ref]: { type: 'integer', 'x-ref': ref }, code: { type: 'string', 'x-inherit': from } },
  });
  const one = entityWith('truck', link('driver', 'driver.code'));
  expect(faultsOf(one, entityWith('driver', link('truck', 'truck.code')))).toEqual([
    'schemas/truck.ts#/properties/code/x-inherit "driver.code": a value that begins somewhere. ' +
      'Let one of truck.code, driver.code be given instead of inherited: they repeat each other.',
  ]);
  const root = { properties: { code: { type: 'string' } } };
  expect(faultsOf(one, entityWith('driver', root))).toEqual([]);
  const self = {
    properties: {
      up: { type: 'integer', 'x-ref': 'truck' },
      code: { type: 'string', 'x-inherit': 'up.code' },
    },
  };
  expect(truckWith(self)).toEqual([
    'schemas/truck.ts#/properties/code/x-inherit "up.code": a value that begins somewhere. ' +
      'Let truck.code be given instead of inherited: it repeats itself.',
  ]);
});

const numbered = (format: string, keywords: object = {}) =>
  textWith({ readOnly: true, 'x-unique': true, 'x-sequence': { format }, ...keywords });

test('17.24: a number that its field cannot hold', () => {
  expect(numbered('SO-{YYYYMM}-{00000}', { maxLength: 14 })).toEqual([
    'schemas/truck.ts#/properties/a/x-sequence/format "SO-{YYYYMM}-{00000}": numbers of at most 14 characters. ' +
      'Raise "maxLength" to 15 or more, or shorten the format.',
  ]);
  expect(numbered('SO-{YYYYMM}-{00000}', { maxLength: 15 })).toEqual([]);
  expect(numbered('SO-{000}', { pattern: '^[A-Z]{2}[0-9]{3}$', examples: ['SO001'] })).toEqual([
    'schemas/truck.ts#/properties/a/x-sequence/format "SO-{000}": numbers that the property can have. ' +
      'Correct the format or the property: the first number is "SO-001".',
  ]);
});

test('17.24: a text that is longer than its field by itself', () => {
  const name = { name: { type: 'string', 'x-computed': { text: '/reports/{number}' }, maxLength: 8 } };
  const number = { type: 'string' };
  expect(truckWith({ properties: { ...name, number }, required: [] })).toContainEqual(
    expect.stringContaining('schemas/truck.ts#/properties/name/x-computed/text "/reports/{number}"'),
  );
});

test('17.24: no default where two records may not share it', () => {
  expect(textWith({ 'x-unique': true, default: 'T1' })).toEqual([
    'schemas/truck.ts#/properties/a/default "T1": no "default" next to "x-unique". ' +
      'Remove one of the two: the second record that is given none is refused.',
  ]);
});

test.each([
  [{ pattern: '^[0-9]{4}$', maxLength: 3 }, 'text of at most 3 characters'],
  [{ pattern: '^[0-9]{4}$', minLength: 5 }, 'text of at least 5 characters'],
  [{ pattern: '^(ab|abc)+-\\d{2,}', maxLength: 4, examples: ['ab-12'] }, 'text of at most 4 characters'],
  [{ pattern: '^a?(?:bc|\\u{1F600})$', minLength: 4, examples: ['abc'] }, 'text of at least 4 characters'],
])('17.24: no text is as long as %j asks', (keywords, expected) => {
  expect(textWith(keywords)).toEqual([
    `schemas/truck.ts#/properties/a/pattern ${JSON.stringify(keywords.pattern)}: ${expected}. ` +
      'Correct the pattern or the length: no text fits both.',
  ]);
});

test.each([
  { pattern: '^[0-9]{4}$', maxLength: 4 },
  { pattern: 'a{3}', minLength: 40, examples: ['aaa'] },
  { pattern: '^a|b$', minLength: 40, examples: ['a'] },
  { pattern: '^(?=.{2})[^\\]]{2,3}(?:$|x)', minLength: 40, examples: ['aa'] },
  { pattern: '^(a{9})\\1$', maxLength: 255, examples: ['aaaaaaaaaaaaaaaaaa'] },
])('17.24: %j leaves texts', (keywords) => {
  expect(textWith(keywords)).toEqual([]);
});

test('17.24: a format that no length fits, and a pattern in a list', () => {
  expect(textWith({ format: 'color', maxLength: 6 })).toEqual([
    'schemas/truck.ts#/properties/a/format "color": text of at most 6 characters. ' +
      'Correct the format or the length: no text fits both.',
  ]);
  const items = { type: 'string', pattern: '^[0-9]{4}$', maxLength: 3 };
  expect(truckWith({ properties: { a: { type: 'array', items } } })).toEqual([
    expect.stringContaining('schemas/truck.ts#/properties/a/items/pattern'),
  ]);
});

test('17.24: a value of an enum that the rest of the property refuses', () => {
  expect(textWith({ enum: ['small', 'extra_large'], maxLength: 8 })).toEqual([
    'schemas/truck.ts#/properties/a/enum/1 "extra_large": a value that the property can have. ' +
      'Correct the value, or the keywords next to "enum".',
  ]);
});

test('17.24: an icon that there is not', () => {
  const [fault = '', ...others] = truckWith({ 'x-icon': 'lorry' });
  expect(others).toEqual([]);
  expect(fault).toMatch(
    /^schemas\/truck\.ts#\/x-icon "lorry": one of .*\btable\b.*\. Use one of these values\.$/,
  );
});

test('17.24: an icon that there is not does not compile', () => {
  const properties = { name: { type: 'string' } } as const;
  const rest = {
    $id: 'truck',
    title: 'Truck',
    type: 'object',
    properties,
    additionalProperties: false,
  } as const;
  // @ts-expect-error
  expect(defineEntity({ ...rest, 'x-icon': 'lorry' })).toMatchObject({ title: 'Truck' });
  expect(defineEntity({ ...rest, 'x-icon': 'truck' })).toMatchObject({ title: 'Truck' });
});

test('17.24: a permission that nothing declares', () => {
  const guarded = (keyword: string, perm: string) =>
    truckWith({ properties: { a: { type: 'string', [keyword]: [perm] } } });
  expect(guarded('x-read', 'biz:truck:secret')).toEqual([]);
  expect(guarded('x-write', 'biz:trukc:secret')).toEqual([
    'schemas/truck.ts#/properties/a/x-write/0 "biz:trukc:secret": a permission that something declares. ' +
      'Write one that begins with "biz:truck:", or one of another entity or endpoint: nobody could be given this one.',
  ]);
  const driver = (perm: string) =>
    faultsOf(
      entityWith('driver', { properties: { a: { type: 'string', 'x-read': [perm] } } }),
      entityWith('truck', {}),
    );
  expect(driver('biz:truck:edit')).toEqual([]);
  expect(driver('biz:truck:edti')).toEqual([expect.stringContaining('/properties/a/x-read/0')]);
  const metered = { properties: { a: { type: 'string', 'x-read': ['sys:server:metrics'] } } };
  const modelWith = (perms: readonly string[]) =>
    modelOf({ 'truck.ts': entityWith('truck', metered) }, perms);
  expect(() => modelWith([])).toThrow('sys:server:metrics');
  expect(modelWith(['sys:server:metrics']).entities.size).toBe(1);
});
