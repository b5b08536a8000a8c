const first = Date.parse('0001-01-01T00:00:00Z');
const last = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * An ISO 8601 time as PostgreSQL compares it. It knows fewer offsets than ISO 8601, and an offset can
 * carry a time out of the years 1 to 9999.
 */
export function timeBound(text: string): string {
  const time = Date.parse(text);
  if (time < first) return '-infinity';
  if (time > last) return 'infinity';
  return new Date(time).toISOString();
}
