import type { Field } from '../model/entity';

export type Scalar = string | number | boolean;

/** Largest id and largest whole number that travel unharmed through JSON and `bigint`. */
const safe = Number.MAX_SAFE_INTEGER;

/** Reads one value of a list address, or undefined when the text is not of the field's kind. */
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

/** Reads a record id from an address; undefined when it cannot be one. */
export function idOf(text: string): number | undefined {
  const id = wholeNumberOf(text);
  return id !== undefined && id > 0 ? id : undefined;
}

/** Undefined unless the text is a whole number that JSON carries exactly. */
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
