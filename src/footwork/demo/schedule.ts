import type { SeedWork } from '#engine/server/seed/work';
import { accountSpecs } from './accounts';
import type { Author, TakenAction } from './applied-actions';
import type { planRow } from './assessments-and-plans';
import { type CountryCode, countries } from './countries';
import { notes } from './data/sentences.json';
import { dateOf, day } from './days';
import { storeRecords } from './insert-records';
import { openingTime } from './opening-times';
import { type Random, randomOf } from './random';

const seed = 20_260_418;
const minute = 60_000;
const quarter = 15 * minute;

/**
 * Days around today with appointments. `around` applies to all stores; `busy` adds appointments for stores
 * with an account.
 */
const around = { before: 20, after: 14 } as const;
const busy = { before: 3, after: 7, perDay: 8 } as const;

/** The maximum time since the registration of a customer with appointments. */
const recent = 61 * day;

interface Guest {
  readonly id: number;
  readonly customer: { readonly store: number; readonly create_time: Date };
  readonly country: CountryCode;
}

interface Scheduled {
  readonly customers: readonly Guest[];
  readonly plans: readonly (ReturnType<typeof planRow> & { readonly id: number })[];
  readonly stores: readonly { readonly id: number; readonly code: string }[];
  readonly operator: Author;
}

/** Inserts the content of the calendar: appointments around today, and the outcome of sessions of training plans. */
export async function insertSchedule(
  work: SeedWork,
  { customers, plans, stores, operator }: Scheduled,
): Promise<void> {
  const random = randomOf(seed);
  const { now } = work;
  const at = now.getTime();
  const within = (guest: Guest, from: number, to: number) =>
    appointmentRow(random, guest, openingTime(random, countries[guest.country].utcOffset, from, to), now);
  const codes = new Set(accountSpecs.flatMap(({ store }) => store ?? []));
  const own = stores
    .filter(({ code }) => codes.has(code))
    .map(({ id }) => customers.filter(({ customer }) => customer.store === id))
    .filter((guests) => guests.length > 0);
  const count = (busy.before + busy.after) * busy.perDay;
  const appointments = [
    ...customers
      .filter(({ customer }) => at - customer.create_time.getTime() < recent && random.chance(0.4))
      .map((guest) => within(guest, at - around.before * day, at + around.after * day)),
    ...own.flatMap((guests) =>
      Array.from({ length: count }, () =>
        within(random.pick(guests), at - busy.before * day, at + busy.after * day),
      ),
    ),
  ];
  await storeRecords(work, 'appointment', appointments, operator);
  const sessions = plans.flatMap((plan) => sessionRows(random, plan, now));
  await storeRecords(work, 'training-session', sessions, operator);
}

/** An appointment; a past one has been kept or missed. */
function appointmentRow(random: Random, { id, customer }: Guest, moment: Date, now: Date) {
  const start = new Date(Math.floor(moment.getTime() / quarter) * quarter);
  const minutes = random.pick([15, 30, 30, 45, 60]);
  const end = new Date(start.getTime() + minutes * minute);
  const known = Math.min(customer.create_time.getTime(), start.getTime(), now.getTime());
  const made = Math.max(known, Math.min(start.getTime(), now.getTime()) - random.between(1, 9) * day);
  const isMissed = random.chance(0.1);
  const actions: readonly TakenAction[] =
    end > now
      ? []
      : isMissed
        ? [{ action: 'miss', at: end }]
        : [
            { action: 'arrive', at: start },
            { action: 'complete', at: end },
          ];
  return {
    store: customer.store,
    customer: id,
    kind: random.pick(['measurement', 'measurement', 'consultation', 'fitting', 'check']),
    starts_at: start,
    minutes,
    note: random.pick(notes),
    create_time: new Date(made),
    actions,
  };
}

const letters = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The outcome of a plan's sessions: most were done, some missed, and the next one is moved by a day. */
function sessionRows(random: Random, plan: Scheduled['plans'][number], now: Date) {
  const made = plan.create_time;
  const today = dateOf(now);
  const days = daysOf(plan);
  const next = days.find((one) => one > today);
  const past = days
    .filter((one) => one < today)
    .map((one) => {
      const at = new Date(`${one}T${plan.time ?? '12:00'}:00Z`);
      return {
        ...sessionOf(plan, one, one),
        create_time: at,
        actions: [{ action: random.chance(0.85) ? 'complete' : 'miss', at }],
      };
    });
  const isMoved = next !== undefined && plan.actions.length === 1 && random.chance(0.3);
  const later = isMoved ? dateOf(new Date(Date.parse(next) + day)) : undefined;
  if (next === undefined || later === undefined) return past;
  return [...past, { ...sessionOf(plan, next, later), create_time: made, actions: [] }];
}

function sessionOf(plan: Scheduled['plans'][number], plannedFor: string, on: string) {
  const { id, customer, store, time } = plan;
  return { plan: id, customer, store, planned_for: plannedFor, day: on, time, note: null };
}

function daysOf({ start_date, end_date, weekdays }: Scheduled['plans'][number]): readonly string[] {
  const count = (Date.parse(end_date) - Date.parse(start_date)) / day + 1;
  const all = Array.from({ length: count }, (_, at) => dateOf(new Date(Date.parse(start_date) + at * day)));
  const own: readonly string[] = weekdays;
  return all.filter((one) => own.includes(letters[new Date(one).getUTCDay()] ?? 'sun'));
}
