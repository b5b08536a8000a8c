import { isDateTime } from './date-text';
import type { Entity, Field } from './entity';

/**
 * The stored form of a text from a caller: times are in UTC. The server, the form before it validates,
 * filters and the check of a `default` use this function, so that a keyword that changes what is stored acts
 * only here.
 */
export function storedText({ type }: Field, text: string): string {
  return type === 'dateTime' && isDateTime(text) ? utcTime(text) : text;
}

/** The values of a record with their texts as they are stored. */
export function withStoredTexts(
  { fields }: Entity,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields.get(name);
      return [name, field && typeof value === 'string' ? storedText(field, value) : value];
    }),
  );
}

/** An offset can move a time out of the years 1 to 9999; the result is then no valid date-time. */
function utcTime(text: string): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
