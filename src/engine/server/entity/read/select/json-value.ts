import type { Field } from '../../../../schema/model/entity';

/** SQL of a column for JSON: times as `isoTime`, other types as PostgreSQL prints them. */
export function jsonValue(field: Field, column: string): string {
  return field.type === 'dateTime' ? isoTime(column) : column;
}

/** SQL of a time as `2026-01-31T08:00:00.000Z`. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
