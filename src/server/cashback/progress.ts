/** What a policy asks of a store, and what it pays. */
export interface Terms {
  readonly target: number;
  /** At most so many of one day count; null: all. */
  readonly dailyLimit: number | null;
  readonly ratio: number;
  readonly tiers: readonly Tier[];
}

interface Tier {
  readonly from: number;
  readonly to?: number | null | undefined;
  readonly ratio: number;
}

/** What was found on a day, and how much of it counts. */
export interface CountedDay {
  /** By the clock of the policy, `2026-01-31`. */
  readonly day: string;
  readonly found: number;
  readonly counted: number;
  /** Those that count, where the found ones are known; none where a list cannot name so many. */
  readonly reports: readonly number[];
}

interface FoundDay {
  readonly day: string;
  readonly found: number;
  readonly reports?: readonly number[];
}

const namedAtMost = 500;

/** How far a store is in a cycle. */
export interface Progress {
  readonly found: number;
  readonly counted: number;
  readonly reached: number;
  readonly qualified: boolean;
  /** What the store still needs to qualify. */
  readonly missing: number;
  /** In percent; null while the store does not qualify. */
  readonly ratio: number | null;
  /** The next number at which the ratio changes; null where there is none. */
  readonly next: { readonly at: number; readonly ratio: number } | null;
  /** Whether at most a fifth of the next number, or a single one, is missing to a higher ratio. */
  readonly near: boolean;
}

/** Of each day at most `dailyLimit` counts; what is beyond does not move to another day. */
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
 * Reached is the sum of what counts of each day plus the adjustments, never less than 0. The store qualifies once that is the
 * target or more. It is then paid by the tier whose range holds the number, or by the ratio of the policy where none does;
 * a store that does not qualify is paid nothing. What the ratio applies to is a matter of the contract with the partner,
 * so that no amount is computed.
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
