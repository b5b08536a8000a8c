import type { Entity } from '../model/entity';
import type { PropertySchema } from '../model/entity-schema';
import type { Sequence } from '../model/made-values';
import { accepts } from './accepts';
import { type Fault, faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { fieldName, textOf } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** Numbers new records. */
    'x-sequence'?: Sequence;
  }
}

export const onProperty: PropertyKeyword<Sequence> = {
  isOfRecord: true,
  schema: {
    type: 'object',
    properties: {
      format: {
        ...textOf(
          'text with one number of 1 to 12 digits such as {00000} and before it at most one of {YYYY}, {YYYYMM}, {YYYYMMDD}',
          'SO-{YYYYMM}-{00000}',
          '^[^{}]*(\\{YYYY(MM(DD)?)?\\}[^{}]*)?\\{0{1,12}\\}[^{}]*$',
        ),
        maxLength: 60,
      },
      per: { type: 'array', items: fieldName, minItems: 1, uniqueItems: true },
    },
    required: ['format'],
    additionalProperties: false,
  },
  docs: `The database numbers new records in this text with \`readOnly\`: \`{00000}\` is the number, padded to at least that
many digits, and \`{YYYY}\`, \`{YYYYMM}\` or \`{YYYYMMDD}\` the time of creation in UTC, with which the count begins again. Each
combination of the \`per\` columns counts from 1. Numbers are unique under concurrent creates, but can have gaps; the property
needs \`x-unique\`, or \`x-unique-together\` with the columns of \`per\`.`,
  examples: [{ format: 'SO-{YYYYMM}-{00000}' }, { format: '{0000}', per: ['branch'] }],
  faults(sequence, { entity, field, at: pointer }) {
    const { name, type, unique, property } = field;
    const { per = [] } = sequence;
    const isUnique = per.length === 0 ? unique !== false : isUniqueWith(entity, name, per);
    const wanted = per.length === 0 ? '"x-unique": true' : `"x-unique-together" with ${per.join(', ')}`;
    return [
      ...(type === 'text'
        ? []
        : [faultAt(pointer, type, 'a short text', 'Declare "type": "string" without format.')]),
      ...(property.readOnly
        ? []
        : [faultAt(pointer, sequence, '"readOnly": true next to it', 'Add "readOnly": true.')]),
      ...(isUnique ? [] : [faultAt(pointer, sequence, wanted, `Add ${wanted}.`)]),
      ...(type === 'text' ? madeFaults(property, sequence.format, `${pointer}/format`) : []),
      ...per
        .filter((column) => !isColumn(entity, column))
        .map((column) => faultAt(`${pointer}/per`, column, 'a column of this entity', 'Correct the name.')),
    ];
  },
};

/** Faults of the generated numbers: the first one must fit the property, whatever the date. */
function madeFaults(property: PropertySchema, format: string, pointer: string): Fault[] {
  const first = format.replace(/\{(Y+)(M*)(D*)\}/, (_, year: string, month: string, day: string) =>
    [year && '2026', month && '01', day && '01'].join(''),
  );
  const number = first.replace(/\{(0+)\}/, (_, zeros: string) => `${zeros.slice(1)}1`);
  const { maxLength = Infinity } = property;
  if (number.length > maxLength) {
    const remedy = `Raise "maxLength" to ${number.length} or more, or shorten the format.`;
    return [faultAt(pointer, format, `numbers of at most ${maxLength} characters`, remedy)];
  }
  if (accepts(property, number)) return [];
  const remedy = `Correct the format or the property: the first number is "${number}".`;
  return [faultAt(pointer, format, 'numbers that the property can have', remedy)];
}

function isUniqueWith(entity: Entity, name: string, per: readonly string[]): boolean {
  const wanted = [...per, name].sort().join();
  return entity.uniqueTogether.some(
    ({ fields, where }) => where === undefined && [...fields].sort().join() === wanted,
  );
}

function isColumn({ fields }: Entity, name: string): boolean {
  const type = fields.get(name)?.type;
  return type !== undefined && type !== 'references' && type !== 'computed';
}
