import type { Labelled } from '#engine/console/data/resource';

/** Customer, store and time of an appointment. */
export interface Expected {
  readonly customer: number;
  readonly store: number | undefined;
  /** ISO 8601. */
  readonly starts_at: string;
  readonly minutes: number;
}

const minute = 60_000;

/** Maximum duration of an appointment; see its schema. */
const maxDuration_min = 480;

export const maxDuration_ms = maxDuration_min * minute;

/** Undefined if a value is missing or invalid. */
export function expectedOf(values: Readonly<Record<string, unknown>>): Expected | undefined {
  const { customer, store, starts_at, minutes } = values;
  const isKnown =
    typeof customer === 'number' && typeof starts_at === 'string' && typeof minutes === 'number';
  // An unvalidated form may contain more minutes than a date can be moved by.
  if (!isKnown || minutes <= 0 || minutes > maxDuration_min) return undefined;
  return { customer, store: typeof store === 'number' ? store : undefined, starts_at, minutes };
}

/** The first of these appointments, other than `own`, that overlaps; missed ones are ignored. */
export function overlapping(
  appointments: readonly Labelled[],
  wanted: Expected,
  own: number | undefined,
): (Labelled & Expected) | undefined {
  const [from, until] = spanOf(wanted);
  return appointments.find((one): one is Labelled & Expected => {
    const expected = expectedOf(one);
    if (!expected || one.id === own || one.state === 'missed') return false;
    const [start, end] = spanOf(expected);
    return start < until && from < end;
  });
}

function spanOf({ starts_at, minutes }: Expected): readonly [number, number] {
  const start = Date.parse(starts_at);
  return [start, start + minutes * minute];
}
