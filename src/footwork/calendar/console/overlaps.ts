import type { Labelled } from '#engine/console/data/resource';
import { can, canRead } from '#engine/schema/access/access';
import type { Actor } from '#engine/schema/access/actor';
import { pageLimit } from '#engine/schema/contract/envelope';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';

/** Customer and store, as far as they are known, and time of an appointment. */
export interface Expected {
  readonly customer: number | undefined;
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
  const isKnown = typeof starts_at === 'string' && typeof minutes === 'number';
  // An unvalidated form may contain more minutes than a date can be moved by.
  if (!isKnown || minutes <= 0 || minutes > maxDuration_min) return undefined;
  const idOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
  return { customer: idOf(customer), store: idOf(store), starts_at, minutes };
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
  /** Whether there may be more than those, because a list was cut. */
  readonly isAtLeast: boolean;
}

/** A list of appointments, of which the first `data.length` were read. */
export interface NearList {
  readonly data: readonly Labelled[];
  readonly total: number;
}

/** The first overlapping appointment of the customer, else in the store. Both lists may contain the same ones. */
export function overlapOf(
  lists: readonly NearList[],
  wanted: Expected,
  own: number | undefined,
): Overlap | undefined {
  const isAtLeast = lists.some(({ data, total }) => total > data.length);
  const appointments = lists.flatMap(({ data }) => data);
  const near = [...new Map(appointments.map((one) => [one.id, one])).values()];
  for (const shares of ['customer', 'store'] as const) {
    const same = near.filter((one) => one[shares] === wanted[shares]);
    const [other, ...further] = wanted[shares] === undefined ? [] : overlapping(same, wanted, own);
    if (other) return { other, shares, further: further.length, isAtLeast };
  }
  return undefined;
}

/** What decides whether an appointment overlaps. Without the state, missed ones cannot be ignored. */
const deciding = ['starts_at', 'minutes'];
const columns = ['customer', 'store', ...deciding, 'state'];

/**
 * Parameters of a list of the appointments of the same customer or store that may overlap. It names only columns that
 * the actor may read; undefined if the actor may not read what decides.
 */
export function listNear(
  actor: Actor,
  appointments: Entity,
  shares: Overlap['shares'],
  wanted: Expected | undefined,
) {
  if (wanted?.[shares] === undefined || !can(actor, 'list', appointments)) return undefined;
  const mayRead = (name: string) => canRead(actor, fieldNamed(appointments, name));
  if (![shares, ...deciding].every(mayRead)) return undefined;
  const start = Date.parse(wanted.starts_at);
  const moment = (time: number) => new Date(time).toISOString();
  return {
    resource: appointments.name,
    pagination: { currentPage: 1, pageSize: pageLimit },
    sorters: [{ field: 'starts_at', order: 'asc' as const }],
    filters: [
      { field: shares, operator: 'eq' as const, value: wanted[shares] },
      { field: 'starts_at', operator: 'gt' as const, value: moment(start - maxDuration_ms) },
      { field: 'starts_at', operator: 'lt' as const, value: moment(start + wanted.minutes * minute) },
    ],
    meta: { quiet: true, columns: columns.filter(mayRead) },
  };
}

function spanOf({ starts_at, minutes }: Expected): readonly [number, number] {
  const start = Date.parse(starts_at);
  return [start, start + minutes * minute];
}
