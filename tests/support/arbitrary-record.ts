import type { ValidateFunction } from 'ajv/dist/2020';
import fc from 'fast-check';
import { type Entity, type Field, givenFields } from '../../src/entity/model/entity';
import type { PropertySchema } from '../../src/entity/model/entity-schema';
import { patternOfFormat } from '../../src/entity/write/formats';
import { compileAlone } from '../../src/entity/write/validator';
import { cleanHtml } from '../../src/server/entity/write/rich-text';

export type Body = Record<string, unknown>;

interface Options {
  /** Ids that references to an entity may hold. */
  readonly idsOf: (entity: string) => readonly number[];
  /** Fields that are given always, though they need not be. */
  readonly present?: ReadonlySet<string>;
}

/** Bodies that a create must accept: every field within its bounds, conditions respected. */
export function arbitraryBody(entity: Entity, options: Options): fc.Arbitrary<Body> {
  const fields = givenFields(entity);
  const shape = Object.fromEntries(fields.map((field) => [field.name, arbitraryGiven(field, options)]));
  return fc.record<Body>(shape).map((body) => settled(fields, body));
}

/** Values that the field accepts, other than null. A time is in UTC to the millisecond, HTML is clean. */
export function arbitraryValue(field: Field, idsOf: Options['idsOf'] = () => []): fc.Arbitrary<unknown> {
  return anyValue(field, idsOf).filter((value) => isAccepted(field, value));
}

const validators = new WeakMap<Field, ValidateFunction>();

function isAccepted(field: Field, value: unknown): boolean {
  const validate =
    validators.get(field) ?? compileAlone({ type: 'object', properties: { value: field.property } }, true);
  validators.set(field, validate);
  return validate({ value });
}

function arbitraryGiven(field: Field, { idsOf, present }: Options): fc.Arbitrary<unknown> {
  if (field.type === 'reference' && idsOf(field.ref ?? '').length === 0) return fc.constant(undefined);
  const value = arbitraryValue(field, idsOf);
  const always = (field.required && field.property.default === undefined) || present?.has(field.name);
  // What depends on a condition is decided once the condition is known.
  if (always || field.condition) return value;
  return fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) });
}

/** Takes out what the conditions forbid, and fields without a value. */
function settled(fields: readonly Field[], body: Body): Body {
  const defaults = new Map(fields.map((field) => [field.name, field.property.default]));
  const holds = ({ condition }: Field) => {
    if (!condition) return true;
    const value = body[condition.field] ?? defaults.get(condition.field);
    return (condition.in as readonly unknown[]).includes(value);
  };
  const kept = fields.filter((field) => body[field.name] !== undefined && holds(field));
  return Object.fromEntries(kept.map((field) => [field.name, body[field.name]]));
}

function anyValue(field: Field, idsOf: Options['idsOf']): fc.Arbitrary<unknown> {
  const { property } = field;
  switch (field.type) {
    case 'number':
      return fc.double({
        min: bound(property.minimum, -1e6),
        max: bound(property.maximum, 1e6),
        noNaN: true,
      });
    case 'integer':
      return fc.integer({ min: bound(property.minimum, -1e6), max: bound(property.maximum, 1e6) });
    case 'money':
      return decimals(property, 2);
    case 'percent':
      return decimals(property, 4);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'tags':
      return fc.uniqueArray(word(property.items as PropertySchema), listBounds(property));
    case 'images':
      return fc.uniqueArray(matching(patternOfFormat.image), listBounds(property));
    case 'date':
      return time().map((iso) => iso.slice(0, 10));
    case 'dateTime':
      return time();
    case 'json':
      return json(property);
    case 'reference':
      return fc.constantFrom(...idsOf(field.ref ?? ''));
    case 'references':
      return fc.shuffledSubarray([...idsOf(field.ref ?? '')], { minLength: Number(property.minItems ?? 0) });
    case 'richText':
      return text(property, 0).map((words) => cleanHtml(`<p>${words}</p>`));
    case 'computed':
      throw new Error(`${field.name} is never given`);
    default:
      return text(property, Number(property.minLength ?? 0));
  }
}

function word(item: PropertySchema): fc.Arbitrary<unknown> {
  return item.enum ? fc.constantFrom(...item.enum) : text({ ...item }, 1);
}

function text(property: PropertySchema, minLength: number): fc.Arbitrary<string> {
  const pattern = property.pattern === '\\S' ? undefined : property.pattern;
  const format = patternOfFormat[property.format ?? ''];
  if (pattern !== undefined || format !== undefined) return matching(pattern ?? format);
  const maxLength = Math.min(Number(property.maxLength ?? 40), 40);
  return fc.string({
    unit: fc.oneof(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }), letters),
    minLength,
    maxLength,
  });
}

/** What breaks careless SQL, CSV, HTML and case folding. */
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

function matching(pattern = ''): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern, 'u')).filter((value) => !/[\0\p{Surrogate}]/u.test(value));
}

function decimals(property: PropertySchema, places: number): fc.Arbitrary<number> {
  const factor = 10 ** places;
  const [min, max] = [bound(property.minimum, -90_000), bound(property.maximum, 90_000)];
  return fc.integer({ min: min * factor, max: max * factor }).map((value) => value / factor);
}

/** -0 and 0 are one number to a database. */
function bound(given: number | undefined, usual: number): number {
  return given === undefined ? usual : Math.max(-1e9, Math.min(1e9, given));
}

function listBounds(property: PropertySchema): { minLength: number; maxLength: number } {
  return {
    minLength: Number(property.minItems ?? 0),
    maxLength: Math.min(Number(property.maxItems ?? 5), 5),
  };
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

function json(property: PropertySchema): fc.Arbitrary<unknown> {
  const of = property.additionalProperties;
  // What such entries are called is the entity's own business; none is always right.
  if ((of as PropertySchema | undefined)?.type === 'object') return fc.constant({});
  const isOfTexts = typeof of === 'object' && of !== null && (of as PropertySchema).type === 'string';
  const item = isOfTexts ? text({}, 0) : fc.jsonValue({ noUnicodeString: false });
  if (property.type === 'array') return fc.array(item, { maxLength: 5 });
  return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), item, { maxKeys: 5, noNullPrototype: true });
}
