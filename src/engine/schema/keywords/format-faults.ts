import type { Field } from '../model/entity';
import type { PropertySchema } from '../model/entity-schema';
import { traitsOf } from '../model/field-traits';
import { typeOfFormat } from '../model/field-type';
import type { ValueKind } from '../model/traits';
import { type Fault, faultAt } from './fault';

/** The JSON types that a declaration can have, by the kind of its values. */
const jsonTypes: Readonly<Record<ValueKind, readonly string[]>> = {
  text: ['string'],
  localized: ['string'],
  number: ['number', 'integer'],
  integer: ['integer'],
  numbers: ['array'],
  boolean: ['boolean'],
  enum: ['string'],
  tags: ['array'],
  date: ['string'],
  dateTime: ['string'],
  addresses: ['array'],
  json: ['object', 'array'],
  objects: ['array'],
  reference: ['integer'],
  references: ['array'],
  computed: ['number', 'integer'],
};

/**
 * Faults of a format that does not fit the type of the property, or that has no effect because another
 * keyword decides the field type.
 */
export function formatFaults({ name, type, property }: Field, pointer: string, at: string): readonly Fault[] {
  const faults = typeFaults(property, pointer);
  if (faults.length > 0 || type === typeOfFormat.get(String(property.format))) return faults;
  return [faultAt(at, property.format, 'no format', `Remove it; ${name} is ${type}.`)];
}

/** Faults of a format of list items that does not fit the type of the items. */
export function itemFormatFaults(items: PropertySchema, pointer: string): readonly Fault[] {
  return items.format === undefined ? [] : typeFaults(items, pointer);
}

function typeFaults({ type, format }: PropertySchema, pointer: string): readonly Fault[] {
  const made = typeOfFormat.get(String(format));
  const types = made === undefined ? [] : jsonTypes[traitsOf(made).value];
  if (types.includes(String(type))) return [];
  const expected = `${types.map((one) => `"${one}"`).join(' or ')}, which "format": "${format}" needs`;
  return [faultAt(`${pointer}/type`, type, expected, 'Correct the type, or remove the format.')];
}
