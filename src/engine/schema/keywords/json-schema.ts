import type { PropertySchema } from '../model/entity-schema';
import { isNumeric, traitsOf } from '../model/field-traits';
import { fieldTypes, knownFormats } from '../model/field-type';
import { reservedNames, reservedSuffix } from '../query/operators';
import { formatFaults, itemFormatFaults } from './format-faults';
import type { EntityKeyword, PropertyKeyword } from './keyword';
import { valueUses } from './name-use';
import { entityName, fieldName, words } from './value-schemas';

/** In words: `money` and `percent`. */
const numberFormats = new Intl.ListFormat('en-GB').format(
  fieldTypes
    .filter(isNumeric)
    .flatMap((type) => traitsOf(type).format ?? [])
    .map((format) => `\`${format}\``),
);
const count = { type: 'integer', minimum: 0 } as const;
const size = { type: 'integer', minimum: 1 } as const;
const bound = { type: 'number' } as const;

export const entityJsonSchema: Readonly<Record<string, EntityKeyword>> = {
  $id: {
    schema: entityName,
    docs: 'The name of the entity. The file has the same name.',
    examples: ['training-plan'],
  },
  title: {
    schema: words,
    docs: 'The English singular; other languages translate it.',
    examples: ['Training plan'],
  },
  description: {
    schema: words,
    docs: 'An English sentence about the entity, for `/openapi.json`.',
    examples: ['A book that readers can borrow.'],
  },
  type: { schema: { const: 'object' }, docs: 'Always `object`.', examples: ['object'] },
  properties: {
    schema: {
      type: 'object',
      minProperties: 1,
      maxProperties: 200,
      propertyNames: {
        allOf: [fieldName, { not: { pattern: reservedSuffix.source } }, { not: { enum: reservedNames } }],
      },
    },
    docs: `The properties of a record, by name. The name is that of the column and that in requests and responses. Every
entity has \`id\`, \`version\`, \`create_time\`, \`update_time\`, \`create_by\` and \`update_by\` in addition.`,
    examples: [{ name: { type: 'string', title: 'Name', maxLength: 80 } }],
  },
  required: {
    schema: { type: 'array', items: fieldName, uniqueItems: true },
    docs: 'The properties that every record has. A required text is not blank.',
    examples: [['name']],
  },
  additionalProperties: { schema: { const: false }, docs: 'Always `false`.', examples: [false] },
};

/** The keywords of JSON Schema that a property takes: those that can be stored and shown. */
export const propertyJsonSchema: Readonly<Record<string, PropertyKeyword>> = {
  type: {
    schema: { enum: ['string', 'integer', 'number', 'boolean', 'array', 'object'] },
    docs: `The type of the value. With \`format\`, \`enum\`, \`items\` and the keywords below it decides the kind of field:
${fieldTypes.map((type) => `\`${type}\``).join(', ')}. An \`array\` of numbers is a column of numbers, one of strings holds tags. An \`object\`
with \`properties\` is a group of inputs, an \`array\` of such objects a table to fill in.`,
    examples: ['string'],
  },
  title: {
    schema: words,
    docs: 'The English name of the field; other languages translate it. Default: the name in words.',
    examples: ['Birth date'],
  },
  description: {
    schema: words,
    docs: 'English help below the input.',
    examples: ['As printed on the card.'],
  },
  enum: {
    schema: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, uniqueItems: true },
    docs: 'The values to choose from, in the order in which they are offered. `x-enum` names them.',
    examples: [['draft', 'issued']],
  },
  format: {
    schema: { enum: knownFormats },
    docs: `What the value is, which decides its column, cell, input and filter. \`multiline\` and \`html\` are long texts;
${numberFormats} go with numbers; \`json\` with an object or array that is typed as JSON text; \`password\` needs \`writeOnly\`.`,
    examples: ['date'],
    faults: (_, { field, pointer, at }) => formatFaults(field, pointer, at),
  },
  default: {
    schema: {},
    docs: 'The value that a new record gets where the caller gives none. For made values, see `x-default`.',
    examples: ['draft', 0],
    uses: (value, { field, at }) => valueUses(field, at, value),
  },
  examples: {
    schema: { type: 'array' },
    docs: 'Valid values. A `pattern` that no sentence can describe needs one; it is shown to whoever types something else.',
    examples: [['A-12']],
  },
  readOnly: {
    isOfRecord: true,
    schema: { type: 'boolean' },
    docs: 'Callers cannot write the field. In `required` it needs a source, such as `default` or `x-inherit`.',
    examples: [true],
  },
  writeOnly: {
    isOfRecord: true,
    schema: { type: 'boolean' },
    docs: "The value never leaves the server. It stands next to `format: 'password'`, and only there.",
    examples: [true],
  },
  minLength: { schema: count, docs: 'The least number of characters.', examples: [2] },
  maxLength: {
    schema: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    docs: 'The greatest number of characters. Every text has one: without the keyword that of its kind, such as 255.',
    examples: [80],
  },
  pattern: {
    schema: { type: 'string' },
    docs: `A regular expression, in Unicode mode, that the text has to match. What it asks for is put in words, or shown by
the first of \`examples\`. \`npm run check\` refuses patterns that backtrack without end.`,
    examples: ['^[A-Z0-9-]{3,32}$'],
  },
  minimum: { schema: bound, docs: 'The least number.', examples: [0] },
  maximum: { schema: bound, docs: 'The greatest number.', examples: [100] },
  exclusiveMinimum: { schema: bound, docs: 'The number is greater than this.', examples: [0] },
  exclusiveMaximum: { schema: bound, docs: 'The number is less than this.', examples: [100] },
  multipleOf: {
    schema: { type: 'number', exclusiveMinimum: 0 },
    docs: 'The number is a multiple of this, within a millionth of it.',
    examples: [0.5],
  },
  minItems: { schema: count, docs: 'The least number of items.', examples: [1] },
  maxItems: {
    schema: size,
    docs: 'The greatest number of items. Default 100; of references 1000.',
    examples: [10],
  },
  uniqueItems: { schema: { type: 'boolean' }, docs: 'No item occurs twice.', examples: [true] },
  items: {
    schema: { $ref: '#' },
    docs: 'What each item of an `array` is: a number, a string, or an object with `properties`.',
    examples: [{ type: 'string', maxLength: 40 }],
    faults: (items, { at }) => itemFormatFaults(items as PropertySchema, at),
  },
  properties: {
    schema: { type: 'object', additionalProperties: { $ref: '#' } },
    docs: `What an \`object\`, or each object of a list, holds. It is stored as jsonb, imported and exported as JSON text, and
issues name the nested field (\`sizes.2.label\`). Nested properties take every keyword that is not marked as one of the record.`,
    examples: [{ label: { type: 'string' }, weight: { type: 'number' } }],
  },
  required: {
    schema: { type: 'array', items: { type: 'string' } },
    docs: 'The properties that every such object has.',
    examples: [['label']],
  },
  additionalProperties: {
    schema: { type: ['boolean', 'object'] },
    docs: "Whether an object of `format: 'json'` may hold more than is declared. Objects with `properties` never do.",
    examples: [false],
  },
};
