import { expect, test } from 'vitest';
import { fieldTraits } from '../../src/engine/schema/model/field-traits';
import { knownFormats } from '../../src/engine/schema/model/field-type';
import type { Traits } from '../../src/engine/schema/model/traits';
import { faultTexts } from './fault-texts';

function faultsOf(property: object): string[] {
  const truck = {
    $id: 'truck',
    title: 'Truck',
    type: 'object',
    properties: { name: { type: 'string' }, a: property },
    required: ['name'],
    additionalProperties: false,
  };
  return faultTexts({ 'schemas/truck.ts': truck });
}

const inObject = (property: object) => ({ type: 'object', properties: { b: property } });
const inList = (property: object) => ({ type: 'array', items: inObject(property) });

/** The formats of which a property of the type is sound. */
function soundFormats(declare: (keywords: object) => object, types: readonly object[]): string[] {
  return types.flatMap((type) =>
    knownFormats.filter((format) => {
      const isPassword = format === 'password' && { writeOnly: true };
      return faultsOf(declare({ ...type, format, ...isPassword })).length === 0;
    }),
  );
}

const numeric = Object.values<Traits>(fieldTraits).flatMap(({ value, format }) =>
  format !== undefined && (value === 'number' || value === 'integer') ? format : [],
);
const textual = knownFormats.filter((format) => ![...numeric, 'json'].includes(format));
const asField = (property: object) => property;

test.each([
  ['string', textual],
  ['number', numeric],
  ['integer', numeric],
  ['boolean', []],
])('20.2: a format of the record next to %s', (type, formats) => {
  expect(soundFormats(asField, [{ type }])).toEqual(formats);
});

test('20.2: only JSON is a format of an object or a list', () => {
  const ofTexts = { type: 'array', items: { type: 'string' } };
  expect(soundFormats(asField, [{ type: 'object' }, ofTexts])).toEqual(['json', 'json']);
});

test.each([
  ['an object', inObject],
  ['a list', inList],
])('20.2: a format inside %s goes with its type, too', (_, declare) => {
  const ofTop = ['html', 'password'];
  const inside = textual.filter((format) => !ofTop.includes(format));
  expect(soundFormats(declare, [{ type: 'string' }, { type: 'number' }])).toEqual([...inside, ...numeric]);
});

test('20.2: the fault names the entity, the field, the format and the type that it needs', () => {
  const remedy = 'Correct the type, or remove the format.';
  expect(faultsOf({ type: 'number', format: 'date' })).toEqual([
    `schemas/truck.ts#/properties/a/type "number": "string", which "format": "date" needs. ${remedy}`,
  ]);
  expect(faultsOf({ type: 'string', format: 'money' })).toEqual([
    `schemas/truck.ts#/properties/a/type "string": "number" or "integer", which "format": "money" needs. ${remedy}`,
  ]);
  expect(faultsOf(inList({ type: 'boolean', format: 'date-time' }))).toEqual([
    'schemas/truck.ts#/properties/a/items/properties/b/type "boolean": ' +
      `"string", which "format": "date-time" needs. ${remedy}`,
  ]);
  expect(faultsOf({ type: 'array', items: { type: 'string', format: 'percent' } })).toEqual([
    'schemas/truck.ts#/properties/a/items/type "string": ' +
      `"number" or "integer", which "format": "percent" needs. ${remedy}`,
  ]);
});

test('20.2: a format has no effect next to a keyword that decides the type of the field', () => {
  const remedy = (type: string) => `no format. Remove it; a is ${type}.`;
  const at = 'schemas/truck.ts#/properties/a/format';
  expect(faultsOf({ type: 'string', enum: ['a', 'b'], format: 'multiline' })).toEqual([
    `${at} "multiline": ${remedy('enum')}`,
  ]);
  const link = { type: 'integer', 'x-ref': 'truck', format: 'money' };
  expect(faultsOf(link)).toEqual([`${at} "money": ${remedy('reference')}`]);
});

const link = { type: 'integer', 'x-ref': 'truck' };
const choice = { type: 'string', enum: ['a', 'b'] };
const text = { type: 'string' };

test.each([
  ['x-names', { ...text, 'x-names': 'region' }, asField],
  ['x-names', { ...text, 'x-names': 'region' }, inObject],
  ['x-enum', { ...text, 'x-enum': { a: { title: 'A' } } }, asField],
  ['x-enum', { ...text, 'x-enum': { a: { title: 'A' } } }, inList],
  ['x-placeholder', { ...choice, 'x-placeholder': 'One of them' }, asField],
  ['x-placeholder', { ...text, format: 'date', 'x-placeholder': 'Soon' }, inList],
  ['x-localized', { ...link, 'x-localized': true }, asField],
  ['x-localized', { ...link, 'x-localized': true }, inObject],
  ['x-exists', { ...text, 'x-exists': { entity: 'truck', by: 'name' } }, inObject],
])('20.2: %s is refused where it would do nothing', (keyword, property, declare) => {
  expect(faultsOf(declare(property))).toEqual([expect.stringContaining(`/${keyword} `)]);
});

test('20.2: many references are a list of integers', () => {
  const list = (type: string) => ({ type: 'array', items: { type }, 'x-ref': 'truck' });
  expect(faultsOf(list('integer'))).toEqual([]);
  expect(faultsOf(list('string'))).toEqual([
    'schemas/truck.ts#/properties/a/items {"type":"string"}: { "type": "integer" }, which "x-ref" needs. Change the items.',
  ]);
});

test('20.2: a default is written as it is stored', () => {
  const moment = { type: 'string', format: 'date-time' };
  expect(faultsOf({ ...moment, default: '2026-02-28T23:00:00.000Z' })).toEqual([]);
  expect(faultsOf({ ...moment, default: '2026-03-01T01:00:00+02:00' })).toEqual([
    'schemas/truck.ts#/properties/a/default "2026-03-01T01:00:00+02:00": ' +
      'the value as it is stored. Write "2026-02-28T23:00:00.000Z".',
  ]);
});
