import type { Labelled } from '../../data/resource';

/** When a customer is expected. */
export interface Expected {
  readonly customer: number;
  /** ISO 8601. */
  readonly starts_at: string;
  readonly minutes: number;
}

const minute = 60_000;

/** Of an appointment. */
const longest_min = 480;

/** In ms. */
export const longest = longest_min * minute;

/** Undefined as long as not all of it is known. */
export function expectedOf(values: Readonly<Record<string, unknown>>): Expected | undefined {
  const { customer, starts_at, minutes } = values;
  const isKnown =
    typeof customer === 'number' && typeof starts_at === 'string' && typeof minutes === 'number';
  // A form may hold more minutes than a date can be moved by.
  return isKnown && minutes > 0 && minutes <= longest_min ? { customer, starts_at, minutes } : undefined;
}

/** Of these appointments, the first other one of the same customer at that time; one that was missed takes none. */
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
    return expected.customer === wanted.customer && start < until && from < end;
  });
}

function spanOf({ starts_at, minutes }: Expected): readonly [number, number] {
  const start = Date.parse(starts_at);
  return [start, start + minutes * minute];
}
