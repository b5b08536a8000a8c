import type { Field } from '../../../../entity/model/entity';

/** A stored column as it goes into JSON: times as `isoTime`, all else as PostgreSQL prints it. */
export function jsonValue(field: Field, column: string): string {
  return field.type === 'dateTime' ? isoTime(column) : column;
}

/** `2026-01-31T08:00:00.000Z` of a column with a time. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
