import type { ValidateFunction } from 'ajv/dist/2020';
import fc from 'fast-check';
import { customerLanguages } from '../../src/engine/schema/contract/language';
import type { Field } from '../../src/engine/schema/model/entity';
import type { PropertySchema } from '../../src/engine/schema/model/entity-schema';
import { fieldOf } from '../../src/engine/schema/model/field-of';
import { traitsOf } from '../../src/engine/schema/model/field-traits';
import { textSchemaOf } from '../../src/engine/schema/model/localized';
import { partName } from '../../src/engine/schema/model/nested-fields';
import type { ValueKind } from '../../src/engine/schema/model/traits';
import { patternOfFormat } from '../../src/engine/schema/write/formats';
import { compileAlone } from '../../src/engine/schema/write/validator';
import { cleanHtml } from '../../src/engine/server/entity/write/rich-text';

/** Ids that references to an entity may hold. */
export type IdsOf = (entity: string) => readonly number[];

/**
 * Values that the field accepts, other than null. A time is in UTC to the millisecond, HTML is clean. Throws with
 * the rule if it finds none: a filter alone would search for ever.
 */
export function arbitraryValue(field: Field, idsOf: IdsOf = () => []): fc.Arbitrary<unknown> {
  return satisfying(nameOf(field), generated(field, idsOf), (value) => brokenRule(field, value));
}

/**
 * The values for which `brokenBy` returns no rule. Throws, with the subject, if too many in a row break one.
 */
export function satisfying<Value>(
  subject: string,
  values: fc.Arbitrary<Value>,
  brokenBy: (value: Value) => string | undefined,
): fc.Arbitrary<Value> {
  let refusedInARow = 0;
  return values.filter((value) => {
    const rule = brokenBy(value);
    refusedInARow = rule === undefined ? 0 : refusedInARow + 1;
    if (refusedInARow < mostRefused) return rule === undefined;
    throw new Error(
      `${subject}: none of ${mostRefused} generated values satisfies ${rule}; the last was ${JSON.stringify(value)}`,
    );
  });
}

export function nameOf({ entity, name }: Field): string {
  return `${entity}.${name}`;
}

const mostRefused = 5000;

/** Adds the field to the error of fast-check for bounds that permit no value. */
function generated(field: Field, idsOf: IdsOf): fc.Arbitrary<unknown> {
  try {
    return anyValue(field, idsOf);
  } catch (cause) {
    const rules = JSON.stringify(field.property);
    throw new Error(`${field.entity}.${field.name}: no value satisfies ${rules}`, { cause });
  }
}

const validators = new WeakMap<Field, ValidateFunction>();

/** The first rule that the value breaks, as it is declared: `pattern "^A"`. */
function brokenRule(field: Field, value: unknown): string | undefined {
  const validate =
    validators.get(field) ?? compileAlone({ type: 'object', properties: { value: field.property } }, true);
  validators.set(field, validate);
  if (validate({ value })) return undefined;
  const [error] = validate.errors ?? [];
  const keyword = error?.keyword ?? '';
  return `${keyword} ${JSON.stringify(field.property[keyword] ?? error?.message)}`;
}

function anyValue(field: Field, idsOf: IdsOf): fc.Arbitrary<unknown> {
  return arbitraries[traitsOf(field.type).value](field, idsOf);
}

const arbitraries: Readonly<Record<ValueKind, (field: Field, idsOf: IdsOf) => fc.Arbitrary<unknown>>> = {
  text(field) {
    const { property } = field;
    if (field.type !== 'richText') return text(field, property, Number(property.minLength ?? 0));
    return text(field, property, 0).map((words) => cleanHtml(`<p>${words}</p>`));
  },
  localized: inLanguages,
  number({ type, property }) {
    const places = traitsOf(type).decimals;
    if (places !== undefined) return decimals(property, places);
    return property.multipleOf === undefined
      ? fc.double({ ...range(property), noNaN: true })
      : multiples(property, property.multipleOf);
  },
  integer: ({ property }) => multiples(property, property.multipleOf ?? 1),
  numbers,
  boolean: () => fc.boolean(),
  enum: ({ options }) => fc.constantFrom(...options.map(({ value }) => value)),
  tags: words,
  date: () => time().map((iso) => iso.slice(0, 10)),
  dateTime: () => time(),
  addresses: (field) => distinct(field, matching(field, itemPattern(field.property))),
  json,
  objects: json,
  reference: ({ ref = '' }, idsOf) => fc.constantFrom(...idsOf(ref)),
  references: ({ ref = '', property }, idsOf) =>
    fc.shuffledSubarray([...idsOf(ref)], { minLength: Number(property.minItems ?? 0) }),
  computed({ name }) {
    throw new Error(`${name} is never given`);
  },
};

/** A text in one or more languages. */
function inLanguages(field: Field): fc.Arbitrary<unknown> {
  const property = textSchemaOf(field.property);
  const one = text(field, property, Number(property.minLength ?? 1))
    .filter((words) => words.trim() !== '')
    .map((words) => (field.localized === 'richText' ? cleanHtml(`<p>${words}</p>`) : words));
  return fc
    .subarray([...customerLanguages], { minLength: 1, maxLength: 3 })
    .chain((written) => fc.record(Object.fromEntries(written.map((language) => [language, one]))))
    .map((texts) => ({ ...texts }));
}

function itemPattern({ items }: PropertySchema): string | undefined {
  const { pattern, format = '' } = items as PropertySchema;
  return pattern ?? patternOfFormat[format];
}

function words(field: Field): fc.Arbitrary<unknown> {
  const item = field.property.items as PropertySchema;
  if (item.enum) return fc.shuffledSubarray([...item.enum], listBounds(field.property, item.enum.length));
  return distinct(field, text(field, item, Number(item.minLength ?? 1)));
}

function numbers({ entity, name, property }: Field, idsOf: IdsOf): fc.Arbitrary<unknown> {
  const item = fieldOf(entity, `${name}.items`, property.items as PropertySchema, { required: true });
  const list = fc.array(arbitraryValue(item, idsOf), listBounds(property));
  return property.uniqueItems ? list.map((items) => [...new Set(items)]) : list;
}

/** Not `fc.uniqueArray`, which never ends if there are too few values. */
function distinct(field: Field, items: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return fc.array(items, listBounds(field.property)).map((list) => [...new Set(list)]);
}

function text(field: Field, property: PropertySchema, minLength: number): fc.Arbitrary<string> {
  const pattern = property.pattern === '\\S' ? undefined : property.pattern;
  const format = patternOfFormat[property.format ?? ''];
  if (pattern !== undefined || format !== undefined) return matching(field, pattern ?? format);
  const maxLength = Math.max(minLength, Math.min(Number(property.maxLength ?? 40), 40));
  return fc.string({
    unit: fc.oneof(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }), letters),
    minLength,
    maxLength,
  });
}

/** Characters that break careless SQL, CSV, HTML and case folding. */
const letters = fc.constantFrom(
  "'",
  '"',
  '\\',
  '%',
  '_',
  ',',
  ';',
  '<',
  '&',
  '\n',
  '\t',
  '足',
  'é',
  '😀',
  '$1',
  '{',
  '}',
);

const matchings = new Map<string, fc.Arbitrary<string>>();

function matching(field: Field, pattern = ''): fc.Arbitrary<string> {
  // Creating it takes longer than generating many texts.
  const texts = matchings.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  matchings.set(pattern, texts);
  return satisfying(nameOf(field), texts, (value) =>
    /[\0\p{Surrogate}]/u.test(value)
      ? `pattern ${JSON.stringify(pattern)} with text that SQL can store`
      : undefined,
  );
}

function decimals(property: PropertySchema, places: number): fc.Arbitrary<number> {
  const factor = 10 ** places;
  return multiples(property, property.multipleOf ?? 1 / factor).map(
    (value) => Math.round(value * factor) / factor,
  );
}

/** Multiples of the step within the bounds. A step below 1 divides 1, so that no digits are lost. */
function multiples(property: PropertySchema, step: number): fc.Arbitrary<number> {
  const { min, max } = range(property);
  const perOne = Math.round(1 / step);
  return step < 1
    ? fc.integer({ min: Math.ceil(min * perOne), max: Math.floor(max * perOne) }).map((n) => n / perOne)
    : fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((n) => n * step);
}

/** The declared bounds; an open or distant bound is replaced by one near the other. */
function range(property: PropertySchema): { min: number; max: number } {
  const { minimum = -far, exclusiveMinimum = -far, maximum = far, exclusiveMaximum = far } = property;
  const [low, high] = [Math.max(minimum, exclusiveMinimum), Math.min(maximum, exclusiveMaximum)];
  const min = Math.max(low, Math.min(-usual, high - usual));
  return { min, max: Math.min(high, Math.max(usual, low + usual)) };
}

const usual = 90_000;
const far = Number.MAX_SAFE_INTEGER;

function listBounds(property: PropertySchema, most = 5): { minLength: number; maxLength: number } {
  const minLength = Number(property.minItems ?? 0);
  return { minLength, maxLength: Math.max(minLength, Math.min(Number(property.maxItems ?? most), most)) };
}

function time(): fc.Arbitrary<string> {
  return fc
    .date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString());
}

function json(field: Field, idsOf: IdsOf): fc.Arbitrary<unknown> {
  const { type, items, properties, required = [], additionalProperties: of } = field.property;
  const nested = (name: string, property: unknown, isRequired: boolean) => {
    const part =
      field.fields.find((one) => partName(one) === name) ??
      fieldOf(field.entity, `${field.name}.${name}`, property as PropertySchema, { required: isRequired });
    return arbitraryValue(part, idsOf);
  };
  if (type === 'array') {
    const item = items ? nested('items', items, false) : fc.jsonValue({ noUnicodeString: false });
    return fc.array(item, listBounds(field.property));
  }
  if (properties) {
    const demanded = field.fields.filter(({ requiredWhen }) => requiredWhen).map(partName);
    const names = new Set<unknown>([...required, ...demanded]);
    const given = Object.entries(properties).filter(([, part]) => !(part as PropertySchema)['x-computed']);
    const parts = given.map(([name, part]) => [name, nested(name, part, names.has(name))]);
    const requiredKeys = Object.keys(properties).filter((name) => names.has(name));
    return fc.record<Record<string, unknown>>(Object.fromEntries(parts), {
      requiredKeys,
      noNullPrototype: true,
    });
  }
  // Only the entity knows the valid keys of such entries; an object without entries is always valid.
  if ((of as PropertySchema | undefined)?.type === 'object') return fc.constant({});
  const isOfTexts = typeof of === 'object' && of !== null && (of as PropertySchema).type === 'string';
  const value = isOfTexts ? text(field, {}, 0) : fc.jsonValue({ noUnicodeString: false });
  return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value, { maxKeys: 5, noNullPrototype: true });
}
