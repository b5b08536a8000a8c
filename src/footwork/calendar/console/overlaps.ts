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

const maxDuration_ms = maxDuration_min * minute;

/** Undefined if a value is missing or invalid. */
export function expectedOf(values: Readonly<Record<string, unknown>>): Expected | undefined {
  const { customer, store, starts_at, minutes } = values;
  const isKnown =
    typeof customer === 'number' && typeof starts_at === 'string' && typeof minutes === 'number';
  // An unvalidated form may contain more minutes than a date can be moved by.
  if (!isKnown || minutes <= 0 || minutes > maxDuration_min) return undefined;
  return { customer, store: typeof store === 'number' ? store : undefined, starts_at, minutes };
}

/** The appointments, other than `own`, that overlap, the earliest first; missed ones are ignored. */
function overlapping(
  appointments: readonly Labelled[],
  wanted: Expected,
  own: number | undefined,
): readonly (Labelled & Expected)[] {
  const [from, until] = spanOf(wanted);
  const found = appointments.filter((one): one is Labelled & Expected => {
    const expected = expectedOf(one);
    if (!expected || one.id === own || one.state === 'missed') return false;
    const [start, end] = spanOf(expected);
    return start < until && from < end;
  });
  return found.toSorted((one, another) => Date.parse(one.starts_at) - Date.parse(another.starts_at));
}

/** An appointment that overlaps, and what it shares with the wanted one. */
export interface Overlap {
  readonly other: Labelled & Expected;
  readonly shares: 'customer' | 'store';
  /** Number of further ones that overlap and share that. */
  readonly further: number;
}

/** The first overlapping appointment of the customer, else in the store. Appointments may be listed twice. */
export function overlapOf(
  appointments: readonly Labelled[],
  wanted: Expected,
  own: number | undefined,
): Overlap | undefined {
  const near = [...new Map(appointments.map((one) => [one.id, one])).values()];
  for (const shares of ['customer', 'store'] as const) {
    const same = near.filter((one) => one[shares] === wanted[shares]);
    const [other, ...further] = wanted[shares] === undefined ? [] : overlapping(same, wanted, own);
    if (other) return { other, shares, further: further.length };
  }
  return undefined;
}

/** Parameters of a list of the appointments that may overlap, of the same customer or store. */
export function listNear(shares: Overlap['shares'], wanted: Expected | undefined) {
  const start = Date.parse(wanted?.starts_at ?? '');
  const moment = (time: number) => new Date(time).toISOString();
  return {
    pagination: { currentPage: 1, pageSize: 50 },
    filters: wanted
      ? [
          { field: shares, operator: 'eq' as const, value: wanted[shares] },
          { field: 'starts_at', operator: 'gt' as const, value: moment(start - maxDuration_ms) },
          {
            field: 'starts_at',
            operator: 'lt' as const,
            value: moment(start + wanted.minutes * minute),
          },
        ]
      : [],
    meta: { quiet: true, columns: ['customer', 'store', 'starts_at', 'minutes', 'state'] },
  };
}

function spanOf({ starts_at, minutes }: Expected): readonly [number, number] {
  const start = Date.parse(starts_at);
  return [start, start + minutes * minute];
}
