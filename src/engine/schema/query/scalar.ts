import type { Field } from '../model/entity';

export type Scalar = string | number | boolean;

/** The largest whole number that JSON and `bigint` both represent exactly. */
const safe = Number.MAX_SAFE_INTEGER;

/** Parses one value of a list address; undefined where the text does not fit the field's type. */
export function scalarOf(field: Field, text: string): Scalar | undefined {
  switch (field.type) {
    case 'computed':
      return field.property.type === 'integer' ? wholeNumberOf(text) : numberOf(text);
    case 'integer':
    case 'reference':
    case 'references':
      return wholeNumberOf(text);
    case 'number':
    case 'money':
    case 'percent':
    case 'numbers':
      return numberOf(text);
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'enum':
      return enumValueOf(field, text);
    case 'date':
      return isDate(text) ? text : undefined;
    case 'dateTime':
      return isDateTime(text) ? text : undefined;
    default:
      return text;
  }
}

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

function enumValueOf(field: Field, text: string): Scalar | undefined {
  return (field.property.enum as readonly Scalar[] | undefined)?.find((value) => String(value) === text);
}

/** A calendar date `YYYY-MM-DD` that exists, from the year 1. */
export function isDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** An ISO 8601 date-time with offset: `2026-01-31T08:00:00Z`, seconds' fraction allowed. */
export function isDateTime(text: string): boolean {
  const match =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/.exec(
      text,
    );
  return match?.[1] !== undefined && isDate(match[1]);
}
