import type { policyFacts } from '../../entity/contract/endpoints/cashback';
import type { ValueOf } from '../../entity/contract/json-schema';

/** When a policy runs, and how it is divided. */
export type Period = Pick<ValueOf<typeof policyFacts>, 'starting_time' | 'deadline' | 'cycle' | 'cycle_unit'>;

/** One cycle of a policy; the first has the number 1. */
export interface Cycle {
  readonly number: number;
  readonly from: Date;
  /** The first moment that no longer belongs to it. */
  readonly until: Date;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Cycles follow each other without a gap: the nth begins (n - 1) times `cycle` units after the start of the policy, at the
 * same time of day in UTC; in a month without that day, on its last day. The deadline cuts the last one short.
 * Undefined for a number that is less than 1, or whose cycle would begin at or after the deadline.
 */
export function cycleOf(period: Period, number: number): Cycle | undefined {
  const from = startOf(period, number);
  const deadline = new Date(period.deadline);
  if (number < 1 || from >= deadline) return undefined;
  const next = startOf(period, number + 1);
  return { number, from, until: next < deadline ? next : deadline };
}

/** How many cycles have begun by a moment: the number of the one that runs then, or of the last after the deadline. */
export function cyclesBegun(period: Period, at: Date): number {
  const [start, last] = [new Date(period.starting_time), new Date(Date.parse(period.deadline) - 1)];
  const moment = at < last ? at : last;
  if (moment < start) return 0;
  // The cycle that begins in the month of the moment may begin later in it.
  const guess = 1 + Math.floor(unitsBetween(period, start, moment) / period.cycle);
  return startOf(period, guess) > moment ? guess - 1 : guess;
}

function startOf({ starting_time, cycle, cycle_unit }: Period, number: number): Date {
  const start = new Date(starting_time);
  const units = (number - 1) * cycle;
  if (cycle_unit === 'month') return monthsAfter(start, units);
  return new Date(start.getTime() + units * (cycle_unit === 'week' ? 7 : 1) * day);
}

function unitsBetween({ cycle_unit }: Period, start: Date, moment: Date): number {
  if (cycle_unit !== 'month')
    return (moment.getTime() - start.getTime()) / (cycle_unit === 'week' ? 7 * day : day);
  const months = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
  return months(moment) - months(start);
}

function monthsAfter(start: Date, months: number): Date {
  const later = new Date(start);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const length = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(start.getUTCDate(), length));
  return later;
}
