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
