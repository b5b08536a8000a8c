/** The terms of a policy for a store. */
export interface Terms {
  readonly target: number;
  /** Maximum number per day that counts; null: no limit. */
  readonly dailyLimit: number | null;
  readonly ratio: number;
  readonly tiers: readonly Tier[];
}

interface Tier {
  readonly from: number;
  readonly to?: number | null | undefined;
  readonly ratio: number;
}

/** The number found on a day, and the part that counts. */
export interface CountedDay {
  /** The local date in the policy's time zone, `2026-01-31`. */
  readonly day: string;
  readonly found: number;
  readonly counted: number;
  /**
   * The counted reports; empty if the found ones are unknown, or if the counted ones are too many to name in
   * a list.
   */
  readonly reports: readonly number[];
}

interface FoundDay {
  readonly day: string;
  readonly found: number;
  readonly reports?: readonly number[];
}

const namedAtMost = 500;

/** The progress of a store in a cycle. */
export interface Progress {
  readonly found: number;
  readonly counted: number;
  readonly reached: number;
  readonly qualified: boolean;
  /** The number that the store still needs to qualify. */
  readonly missing: number;
  /** Ratio in percent; null while the store does not qualify. */
  readonly ratio: number | null;
  /** The next number at which the ratio changes; null where there is none. */
  readonly next: { readonly at: number; readonly ratio: number } | null;
  /** Whether at most a fifth of the next number, or just one, is missing for a higher ratio. */
  readonly near: boolean;
}

/** Counts at most `dailyLimit` per day; the excess does not move to another day. */
export function countedDays(
  days: readonly FoundDay[],
  { dailyLimit }: Pick<Terms, 'dailyLimit'>,
): CountedDay[] {
  return days.map(({ day, found, reports = [] }) => {
    const counted = Math.min(found, dailyLimit ?? found);
    return { day, found, counted, reports: counted > namedAtMost ? [] : reports.slice(0, counted) };
  });
}

/**
 * `reached` is the sum of the counted numbers and the adjustments, at least 0. A store qualifies if `reached`
 * is at least the target; otherwise it is not paid. The ratio is that of the tier whose range contains
 * `reached`, or the policy's if there is no such tier. The contract with the partner defines the amount to
 * which the ratio applies, so no amount is computed.
 */
export function progressOf(days: readonly CountedDay[], adjustment: number, terms: Terms): Progress {
  const { target, tiers } = terms;
  const found = sum(days.map((day) => day.found));
  const counted = sum(days.map((day) => day.counted));
  const reached = Math.max(0, counted + adjustment);
  const qualified = reached >= target;
  const nextAt = qualified
    ? Math.min(...tiers.map(({ from }) => from).filter((from) => from > reached))
    : target;
  const ratio = qualified ? ratioAt(reached, terms) : null;
  const next = Number.isFinite(nextAt) ? { at: nextAt, ratio: ratioAt(nextAt, terms) } : null;
  return {
    found,
    counted,
    reached,
    qualified,
    missing: Math.max(0, target - reached),
    ratio,
    next,
    near: next !== null && next.ratio > (ratio ?? 0) && next.at - reached <= Math.max(1, next.at / 5),
  };
}

function ratioAt(reached: number, { ratio, tiers }: Terms): number {
  return tiers.find(({ from, to }) => from <= reached && reached <= (to ?? reached))?.ratio ?? ratio;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
