const dayLength = 24 * 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Bounds the cache: callers can spell zones in many ways (`europe/BERLIN`, `+01:00`), and each format takes much
 * memory.
 */
const mostFormats = 100;

/** Expects an IANA name such as `Europe/Berlin`; throws a `RangeError` for an unknown name. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (formats.size >= mostFormats) formats.clear();
  formats.set(zone, format);
  return format;
}

export function isZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** The local time in the zone at this moment, `2026-01-31T18:30:00`. */
export function clockIn(zone: string, moment: Date): string {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${day}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/** `2026-01-31`: the local date in the zone at this moment. */
export function dayIn(zone: string, moment: Date): string {
  return zone === 'UTC' ? moment.toISOString().slice(0, 10) : clockIn(zone, moment).slice(0, 10);
}

/**
 * The moment at which clocks of the zone show this time, `2026-01-31T18:30:00`; the first of two if clocks
 * are put back. Clocks that are put forward skip some times: such a time becomes later by the skipped span,
 * 02:30 becomes 03:30.
 */
export function momentIn(zone: string, clock: string): Date {
  const asUtc = Date.parse(`${clock}Z`);
  if (zone === 'UTC') return new Date(asUtc);
  const aheadAt = (time: number) => Date.parse(`${clockIn(zone, new Date(time))}Z`) - time;
  const [before = 0, after = 0] = [asUtc - dayLength, asUtc + dayLength].map(aheadAt);
  const [first = asUtc, second = asUtc] = [asUtc - before, asUtc - after].sort((one, other) => one - other);
  return new Date(Date.parse(`${clockIn(zone, new Date(first))}Z`) >= asUtc ? first : second);
}

/** The moment at which a day begins in the zone. */
export function dayStart(zone: string, day: string): Date {
  return momentIn(zone, `${day}T00:00:00`);
}

/** Days from one calendar day to another; negative if the other is earlier. */
export function daysBetween(day: string, other: string): number {
  return (Date.parse(other) - Date.parse(day)) / dayLength;
}

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}
