import { isDate, isDateTime } from '../model/date-text';
import type { Field } from '../model/entity';
import { traitsOf } from '../model/field-traits';
import { storedText } from '../model/stored-text';
import type { ValueKind } from '../model/traits';

export type Scalar = string | number | boolean;

/** The largest whole number that JSON and `bigint` both represent exactly. */
const safe = Number.MAX_SAFE_INTEGER;

/** Parses one value of a list address; undefined where the text does not fit the field's type. */
export function scalarOf(field: Field, text: string): Scalar | undefined {
  return readers[traitsOf(field.type).value](text, field);
}

type Reader = (text: string, field: Field) => Scalar | undefined;

const same: Reader = (text) => text;

const readers: Readonly<Record<ValueKind, Reader>> = {
  text: (text, field) => storedText(field, text),
  localized: same,
  number: numberOf,
  integer: wholeNumberOf,
  numbers: numberOf,
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  enum: (text, { property }) =>
    (property.enum as readonly Scalar[] | undefined)?.find((value) => String(value) === text),
  tags: same,
  date: (text) => (isDate(text) ? text : undefined),
  dateTime: (text) => (isDateTime(text) ? text : undefined),
  addresses: same,
  json: same,
  objects: same,
  reference: wholeNumberOf,
  references: wholeNumberOf,
  computed: (text, { property }) => (property.type === 'integer' ? wholeNumberOf(text) : numberOf(text)),
};

/** Parses a record id; undefined where the text is none. */
export function idOf(text: string): number | undefined {
  const id = wholeNumberOf(text);
  return id !== undefined && id > 0 ? id : undefined;
}

/** Parses a whole number that JSON represents exactly; else undefined. */
export function wholeNumberOf(text: string): number | undefined {
  const value = Number(text);
  return /^-?\d{1,16}$/.test(text) && Math.abs(value) <= safe ? value + 0 : undefined;
}

function numberOf(text: string): number | undefined {
  const value = Number(text);
  return /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i.test(text) && Number.isFinite(value) ? value + 0 : undefined;
}
