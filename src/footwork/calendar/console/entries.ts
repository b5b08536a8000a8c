import type { Labelled } from '#engine/console/data/resource';
import { dayIn } from '#engine/schema/contract/zoned-day';
import { byClockOf, clockOf, clockText, minutesAt, minutesOf } from './clock';
import type { Session } from './sessions';

export const entryKinds = ['appointment', 'training', 'assessment'] as const;

export type EntryKind = (typeof entryKinds)[number];

export const entryStates = ['planned', 'arrived', 'done', 'missed'] as const;

export type EntryState = (typeof entryStates)[number];

/** An appointment, one session of a training plan, or an assessment. */
export interface CalendarEntry {
  readonly key: string;
  readonly kind: EntryKind;
  /** Id of the record to link to; for a session, its plan. */
  readonly id: number;
  readonly day: string;
  /** `18:30`; undefined without a planned time. */
  readonly time: string | undefined;
  readonly minutes: number;
  readonly title: string;
  readonly customer: { readonly id: number; readonly name: string } | undefined;
  readonly store: number | undefined;
  readonly storeName: string | undefined;
  readonly state: EntryState | undefined;
  readonly note: string | undefined;
  /** The appointment, or the stored session. */
  readonly row: Labelled | undefined;
  readonly session: Session | undefined;
  /** The IANA zone in which the session was planned, if it is known and another than that of `day` and `time`. */
  readonly zone: string | undefined;
}

/** Duration of entries that have none. */
export const defaultMinutes = 30;

export function appointmentEntry(row: Labelled, title: string, zone: string): CalendarEntry {
  return {
    ...momentOf(String(row.starts_at), zone),
    ...peopleOf(row),
    key: `appointment ${row.id}`,
    kind: 'appointment',
    id: row.id,
    minutes: typeof row.minutes === 'number' ? row.minutes : defaultMinutes,
    title,
    state: row.state as EntryState | undefined,
    note: textOf(row.note),
    row,
    session: undefined,
    zone: undefined,
  };
}

export function assessmentEntry(row: Labelled, zone: string): CalendarEntry {
  return {
    ...momentOf(String(row.assessed_at), zone),
    ...peopleOf(row),
    key: `assessment ${row.id}`,
    kind: 'assessment',
    id: row.id,
    minutes: defaultMinutes,
    title: labelIn(row, 'assessment') ?? String(row.result_number),
    state: undefined,
    note: undefined,
    row: undefined,
    session: undefined,
    zone: undefined,
  };
}

/** A plan names times by the clock of its store; the entry shows them by the clock of `zone`. */
export function sessionEntry(
  session: Session,
  zones: ReadonlyMap<number, string>,
  zone: string,
): CalendarEntry {
  const { plan, row, plannedFor } = session;
  const source = row ?? plan;
  const people = source ? peopleOf(source) : { customer: undefined, store: undefined, storeName: undefined };
  const own = people.store === undefined ? undefined : zones.get(people.store);
  const { day, time } = byClockOf(zone, own ?? zone, session);
  return {
    ...people,
    key: `training ${session.planId} ${plannedFor}`,
    kind: 'training',
    id: session.planId,
    day,
    time,
    minutes: plan?.minutes ?? defaultMinutes,
    title: plan?.name ?? (row && labelIn(row, 'plan')) ?? '',
    state: (row?.state ?? 'planned') as EntryState,
    note: textOf(row?.note),
    row,
    session,
    zone: own === zone ? undefined : own,
  };
}

/** Sorts by time; entries without a time come first. */
export function byTime(one: CalendarEntry, other: CalendarEntry): number {
  return (one.time ?? '').localeCompare(other.time ?? '') || one.title.localeCompare(other.title);
}

/** The customer's name if the reader may see it, else the title. */
export function nameOf({ customer, title }: CalendarEntry): string {
  return customer?.name ?? title;
}

/** `18:30 – 19:15` in the form of the language; undefined without a time. */
export function spanOf(
  { time, minutes }: Pick<CalendarEntry, 'time' | 'minutes'>,
  language: string,
): string | undefined {
  if (time === undefined) return undefined;
  const end = clockOf(minutesOf(time) + minutes);
  return `${clockText(time, language)} – ${clockText(end, language)}`;
}

/** Day and time of an instant in an IANA zone. */
export function momentOf(moment: string, zone: string): Pick<CalendarEntry, 'day' | 'time'> {
  const at = new Date(moment);
  return { day: dayIn(zone, at), time: clockOf(minutesAt(at, zone)) };
}

function peopleOf(row: Labelled): Pick<CalendarEntry, 'customer' | 'store' | 'storeName'> {
  const [id, store] = [row.customer, row.store];
  const name = labelIn(row, 'customer');
  return {
    customer: typeof id === 'number' && name !== undefined ? { id, name } : undefined,
    store: typeof store === 'number' ? store : undefined,
    storeName: labelIn(row, 'store'),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function labelIn(row: Labelled, field: string): string | undefined {
  const label = row._labels?.[field];
  return typeof label === 'string' ? label : undefined;
}
