import type { Labelled } from '../../data/resource';
import { clockOf, minutesAt, minutesOf } from './clock';
import { dayOf } from './days';
import type { Session } from './sessions';

export type EntryKind = 'appointment' | 'training' | 'assessment';

export type EntryState = 'planned' | 'arrived' | 'done' | 'missed';

/** An appointment, one session of a training plan, or an assessment. */
export interface CalendarEntry {
  readonly key: string;
  readonly kind: EntryKind;
  /** Of the record whose page tells more: of a session its plan. */
  readonly id: number;
  readonly day: string;
  /** `18:30`; undefined where none is planned. */
  readonly time: string | undefined;
  readonly minutes: number;
  readonly title: string;
  readonly customer: { readonly id: number; readonly name: string } | undefined;
  readonly store: number | undefined;
  readonly state: EntryState | undefined;
  readonly note: string | undefined;
  /** The appointment, or what is stored of the session. */
  readonly row: Labelled | undefined;
  readonly session: Session | undefined;
}

/** In minutes, of what has no duration of its own. */
export const usualMinutes = 30;

export function appointmentEntry(row: Labelled, title: string): CalendarEntry {
  return {
    ...momentOf(String(row.starts_at)),
    ...peopleOf(row),
    key: `appointment ${row.id}`,
    kind: 'appointment',
    id: row.id,
    minutes: typeof row.minutes === 'number' ? row.minutes : usualMinutes,
    title,
    state: row.state as EntryState | undefined,
    note: textOf(row.note),
    row,
    session: undefined,
  };
}

export function assessmentEntry(row: Labelled): CalendarEntry {
  return {
    ...momentOf(String(row.assessed_at)),
    ...peopleOf(row),
    key: `assessment ${row.id}`,
    kind: 'assessment',
    id: row.id,
    minutes: usualMinutes,
    title: labelIn(row, 'assessment') ?? String(row.result_number),
    state: undefined,
    note: undefined,
    row: undefined,
    session: undefined,
  };
}

export function sessionEntry(session: Session): CalendarEntry {
  const { plan, row, day, time, plannedFor } = session;
  const source = row ?? plan;
  return {
    ...(source ? peopleOf(source) : { customer: undefined, store: undefined }),
    key: `training ${session.planId} ${plannedFor}`,
    kind: 'training',
    id: session.planId,
    day,
    time,
    minutes: plan?.minutes ?? usualMinutes,
    title: plan?.name ?? (row && labelIn(row, 'plan')) ?? '',
    state: (row?.state ?? 'planned') as EntryState,
    note: textOf(row?.note),
    row,
    session,
  };
}

/** By time; what has none comes first. */
export function byTime(one: CalendarEntry, other: CalendarEntry): number {
  return (one.time ?? '').localeCompare(other.time ?? '') || one.title.localeCompare(other.title);
}

/** Whom an entry is about, as far as the reader sees it. */
export function nameOf({ customer, title }: CalendarEntry): string {
  return customer?.name ?? title;
}

/** `18:30 – 19:15`; undefined for what has no time. */
export function spanOf({ time, minutes }: Pick<CalendarEntry, 'time' | 'minutes'>): string | undefined {
  return time === undefined ? undefined : `${time} – ${clockOf(minutesOf(time) + minutes)}`;
}

/** By the reader's clock. */
function momentOf(moment: string): Pick<CalendarEntry, 'day' | 'time'> {
  const at = new Date(moment);
  return { day: dayOf(at), time: clockOf(minutesAt(at)) };
}

function peopleOf(row: Labelled): Pick<CalendarEntry, 'customer' | 'store'> {
  const [id, store] = [row.customer, row.store];
  const name = labelIn(row, 'customer');
  return {
    customer: typeof id === 'number' && name !== undefined ? { id, name } : undefined,
    store: typeof store === 'number' ? store : undefined,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function labelIn(row: Labelled, field: string): string | undefined {
  const label = row._labels?.[field];
  return typeof label === 'string' ? label : undefined;
}
