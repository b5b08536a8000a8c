import { TZDate } from '@date-fns/tz';
import type { ValueOf } from '#engine/schema/contract/json-schema';
import type { policyFacts } from '../endpoints/cashback';

/** The period of a policy and its division into cycles. */
export type Period = Pick<
  ValueOf<typeof policyFacts>,
  'starting_time' | 'deadline' | 'cycle' | 'cycle_unit' | 'time_zone'
>;

/** One cycle of a policy; the first has the number 1. */
export interface Cycle {
  readonly number: number;
  readonly from: Date;
  /** The end, exclusive. */
  readonly until: Date;
}

const day = 24 * 60 * 60 * 1000;

const daysOf = { day: 1, week: 7 } as const;

/**
 * Cycles follow each other without a gap: the nth begins (n - 1) times `cycle` units after the start of the
 * policy, at the same local time in the policy's time zone; in a month without that day, on its last day. The
 * deadline cuts the last one short. Undefined for a number below 1, and for a cycle that would begin at or
 * after the deadline.
 */
export function cycleOf(period: Period, number: number): Cycle | undefined {
  const from = startOf(period, number);
  const deadline = new Date(period.deadline);
  if (number < 1 || from >= deadline) return undefined;
  const next = startOf(period, number + 1);
  return { number, from, until: next < deadline ? next : deadline };
}

/**
 * The number of cycles that have begun by a moment, which is the number of the current cycle or, after the deadline, of
 * the last one.
 */
export function cyclesBegun(period: Period, at: Date): number {
  const [start, last] = [new Date(period.starting_time), new Date(Date.parse(period.deadline) - 1)];
  const moment = at < last ? at : last;
  if (moment < start) return 0;
  const [first, now] = [start, moment].map((date) => new TZDate(+date, period.time_zone)) as [TZDate, TZDate];
  // An upper bound of the result: the current unit may not be over, and days can have 23 hours.
  let number = 2 + Math.floor(unitsBetween(period, first, now) / period.cycle);
  while (startOf(period, number) > moment) number--;
  return number;
}

function startOf({ starting_time, cycle, cycle_unit, time_zone }: Period, number: number): Date {
  const start = new TZDate(starting_time, time_zone);
  const units = (number - 1) * cycle;
  if (cycle_unit !== 'month') return sameTime(start, 0, start.getDate() + units * daysOf[cycle_unit]);
  const length = new Date(Date.UTC(start.getFullYear(), start.getMonth() + units + 1, 0)).getUTCDate();
  return sameTime(start, units, Math.min(start.getDate(), length));
}

/** The same local time on a day of a later month. */
function sameTime(start: TZDate, months: number, date: number): Date {
  const time = [start.getHours(), start.getMinutes(), start.getSeconds(), start.getMilliseconds()] as const;
  const month = start.getMonth() + months;
  return new Date(+new TZDate(start.getFullYear(), month, date, ...time, start.timeZone));
}

function unitsBetween({ cycle_unit }: Period, start: TZDate, moment: TZDate): number {
  if (cycle_unit !== 'month') return (+moment - +start) / (daysOf[cycle_unit] * day);
  const months = (date: Date) => date.getFullYear() * 12 + date.getMonth();
  return months(moment) - months(start);
}
