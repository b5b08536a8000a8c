import type { Entity, Field } from '../model/entity';
import type { PropertySchema } from '../model/entity-schema';
import type { Variants } from '../model/variants';
import { alternativesOf } from '../write/condition';
import { isSame } from '../write/merge';
import { circleFaults } from './conditions';
import { type Fault, faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { oneUse, propertiesOf } from './name-use';
import { fieldName } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** For an object: its properties depend on the value of an enum of the record. */
    'x-variants'?: Variants<PropertySchema>;
  }
}

/** Keywords that describe the content of an object, which variants do instead. */
const ofOneObject = [
  'properties',
  'required',
  'additionalProperties',
  'format',
  'x-rules',
  'default',
] as const;

export const onProperty: PropertyKeyword<Variants<PropertySchema>> = {
  isOfRecord: true,
  schema: {
    type: 'object',
    properties: {
      by: fieldName,
      schemas: {
        type: 'object',
        minProperties: 1,
        additionalProperties: {
          type: 'object',
          properties: {
            properties: { type: 'object', minProperties: 1, additionalProperties: { $ref: '#' } },
            required: { type: 'array', items: { type: 'string' }, uniqueItems: true },
          },
          required: ['properties'],
          additionalProperties: false,
        },
      },
      without: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, uniqueItems: true },
    },
    required: ['by', 'schemas'],
    additionalProperties: false,
  },
  docs: `On a property of \`type: 'object'\`: the value of the enum \`by\` of the record selects which properties the object
holds. Each value of the enum has a schema, or stands in \`without\` and has no object. A name means the same in all variants:
a form keeps what still applies when the enum changes, and leaves out the rest. Lists read such objects only when asked by
name, and PostgreSQL stores large ones outside of the rows.`,
  examples: [
    {
      by: 'kind',
      schemas: {
        book: { properties: { pages: { type: 'integer' } }, required: ['pages'] },
        film: { properties: { minutes: { type: 'integer' } } },
      },
      without: ['other'],
    },
  ],
  uses: ({ by }, { entity, at }) => oneUse(`${at}/by`, by, propertiesOf(entity)),
  faults(variants, place) {
    const { entity, field, pointer, at } = place;
    const declared = entity.schema.properties[field.name];
    if (!declared) return [];
    const circle = circleFaults(place, `${at}/by`);
    if (declared.type !== 'object') {
      const expected = '"object" next to "x-variants"';
      return [faultAt(`${pointer}/type`, declared.type, expected, 'Change the type.'), ...circle];
    }
    const conflicts = ofOneObject
      .filter((keyword) => declared[keyword] !== undefined)
      .map((keyword) => {
        const remedy = `Remove "${keyword}": the variants say what the object holds.`;
        return faultAt(
          `${pointer}/${keyword}`,
          declared[keyword],
          'nothing of that kind next to "x-variants"',
          remedy,
        );
      });
    if (field.derived) {
      const expected = 'a property that callers give';
      return [...conflicts, faultAt(at, field.name, expected, 'Remove "readOnly".'), ...circle];
    }
    return [
      ...conflicts,
      ...selectorFaults(entity, field, variants, at),
      ...selectedConditionFaults(field, variants, `${pointer}/x-when`),
      ...partFaults(variants, at),
      ...circle,
    ];
  },
};

function selectorFaults(
  entity: Entity,
  field: Field,
  { by, schemas, without = [] }: Variants<unknown>,
  at: string,
): Fault[] {
  const selector = entity.fields.get(by);
  if (selector?.type !== 'enum' || selector.derived) {
    return [faultAt(`${at}/by`, by, 'an enum of this entity that callers give', 'Name another property.')];
  }
  const values = selector.options.map(({ value }) => value);
  const expected = `one of ${values.join(', ')}`;
  const named = new Set([...Object.keys(schemas), ...without]);
  return [
    ...Object.keys(schemas)
      .filter((value) => !values.includes(value))
      .map((value) => faultAt(`${at}/schemas/${value}`, value, expected, `Remove it or add it to "${by}".`)),
    ...without.flatMap((value, index) => {
      if (value in schemas) {
        const remedy = 'Remove it here, or its schema.';
        return faultAt(`${at}/without/${index}`, value, 'a value that has no schema', remedy);
      }
      if (values.includes(value)) return [];
      return faultAt(`${at}/without/${index}`, value, expected, `Remove it or add it to "${by}".`);
    }),
    ...values
      .filter((value) => !named.has(value))
      .map((value) =>
        faultAt(
          `${at}/schemas`,
          Object.keys(schemas),
          `a schema for "${value}"`,
          `Add it, or name "${value}" in "without".`,
        ),
      ),
    ...(field.required && (without.length > 0 || !selector.required)
      ? [
          faultAt(
            at,
            field.name,
            'a property that is not in "required": some records have no variant',
            'Take it out of "required" and add "x-required-when".',
          ),
        ]
      : []),
  ];
}

/** The variants alone decide for which values of the enum the object exists, so `x-when` must not test the enum. */
function selectedConditionFaults({ property }: Field, { by }: Variants<unknown>, at: string): Fault[] {
  const own = property['x-when'];
  if (!own || alternativesOf(own).every((tests) => !(by in tests))) return [];
  const remedy = `Remove it, and name the values in "without" of "x-variants".`;
  return [faultAt(at, own, `a condition that does not test "${by}"`, remedy)];
}

/** A property must be alike in all variants: it has one title, one translation, one place in the history. */
function partFaults({ schemas }: Variants<unknown>, at: string): Fault[] {
  const variants = Object.entries(schemas);
  return variants.flatMap(([value, { properties, required = [] }], index) => [
    ...required.flatMap((name, position) =>
      name in properties
        ? []
        : faultAt(
            `${at}/schemas/${value}/required/${position}`,
            name,
            'a declared property',
            `Declare "${name}" under "properties" or take it out of "required".`,
          ),
    ),
    ...Object.entries(properties).flatMap(([name, property]) => {
      const [first] = variants.slice(0, index).find(([, earlier]) => name in earlier.properties) ?? [];
      if (first === undefined || isSame(schemas[first]?.properties[name], property)) return [];
      return faultAt(
        `${at}/schemas/${value}/properties/${name}`,
        name,
        `what "${first}" declares under that name`,
        'Declare both alike, or rename one.',
      );
    }),
  ]);
}
