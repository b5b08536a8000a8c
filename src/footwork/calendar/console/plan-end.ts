const week = 7 * 86_400_000;

/** The duration of a plan without a number of weeks. */
const usualWeeks = 6;

/** The last day of a plan that starts on this day and takes this many weeks; undefined without a valid start. */
export function endOf(start: unknown, weeks: unknown): string | undefined {
  const first = typeof start === 'string' ? Date.parse(start) : Number.NaN;
  if (Number.isNaN(first)) return undefined;
  const count = Number.isSafeInteger(weeks) && Number(weeks) > 0 ? Number(weeks) : usualWeeks;
  const day = new Date(first + count * week - week / 7);
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
}
