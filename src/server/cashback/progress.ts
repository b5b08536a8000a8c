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
  /** In UTC, `2026-01-31`. */
  readonly day: string;
  readonly found: number;
  readonly counted: number;
}

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
}

/** Of each day at most `dailyLimit` counts; what is beyond does not move to another day. */
export function countedDays(
  days: readonly { readonly day: string; readonly found: number }[],
  { dailyLimit }: Pick<Terms, 'dailyLimit'>,
): CountedDay[] {
  return days.map(({ day, found }) => ({ day, found, counted: Math.min(found, dailyLimit ?? found) }));
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
  return {
    found,
    counted,
    reached,
    qualified,
    missing: Math.max(0, target - reached),
    ratio: qualified ? ratioAt(reached, terms) : null,
    next: Number.isFinite(nextAt) ? { at: nextAt, ratio: ratioAt(nextAt, terms) } : null,
  };
}

function ratioAt(reached: number, { ratio, tiers }: Terms): number {
  return tiers.find(({ from, to }) => from <= reached && reached <= (to ?? reached))?.ratio ?? ratio;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
