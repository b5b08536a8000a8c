import { sql } from 'kysely';
import type { Database } from '../database/database';
import { system, systemTable } from '../database/system-schema';
import { inTransaction, retrying } from '../database/transaction';

/** After this many failures within the window, a challenge must be solved before a password is checked. */
const tolerated = 3;

const windowMs = 15 * 60_000;

/**
 * The longest pauses between two attempts. The pause of an account applies to all strangers together: long enough to
 * slow down guessing from many addresses, and so short that an attack from a few addresses leaves the owner most of
 * each minute to sign in from a new address.
 */
const longestPauseMs = { account: 5_000, other: 60_000 };

/** The counters for the failures of an attempt. */
export interface Lane {
  readonly pair: string;
  /** In the order in which the counters are locked. */
  readonly subjects: readonly string[];
}

/** The conditions for the next attempt in a lane. */
export interface Barrier {
  readonly needsChallenge: boolean;
  /** In ms since 1970; in the past where no pause applies. */
  readonly freeAt: number;
}

interface Counter {
  readonly subject: string;
  readonly failures: number;
  readonly free_at: string;
  readonly ends_at: string;
}

/** Account names are case-insensitive. PostgreSQL would lower some letters differently and so count by other names. */
export function foldedName(username: string): string {
  return username.toLowerCase();
}

export interface Source {
  /** Hash of the cookie of a browser in which the account signed in before. */
  readonly browser: string | undefined;
  readonly network: string;
  readonly isKnownNetwork: boolean;
}

/**
 * Failures count for the account (from any address) and for the address. For a browser or address from which the
 * account signed in earlier, only its own failures there count: an attack from elsewhere does not lock out its owner.
 */
export function laneOf(username: string, { browser, network, isKnownNetwork }: Source): Lane {
  const account = foldedName(username).slice(0, 100);
  const pair = browser ? `browser:${account}@${browser}` : `pair:${account}@${network}`;
  const isKnown = browser !== undefined || isKnownNetwork;
  return { pair, subjects: isKnown ? [pair] : [`account:${account}`, `address:${network}`, pair] };
}

export async function barrierOf({ kysely }: Database, lane: Lane, now: Date): Promise<Barrier> {
  const counters = kysely
    .selectFrom(systemTable('login_attempt'))
    .selectAll()
    .where('subject', 'in', lane.subjects);
  return barrierIn(await counters.execute(), now);
}

/**
 * Counts an attempt as a failure before its password is checked; `forgive` reverts that after a success. The decision
 * is atomic for all servers of the database, also for concurrent attempts. An attempt that must wait, or solve a
 * challenge first, is not counted: returns the barrier that it met. Otherwise returns the barrier for the next attempt.
 */
export function countAttempt(
  database: Database,
  lane: Lane,
  hasSolved: boolean,
  now: Date,
): Promise<Barrier & { readonly isCounted: boolean }> {
  const at = now.toISOString();
  const endsAt = new Date(now.getTime() + windowMs).toISOString();
  return inTransaction(database, async (transaction) => {
    const counters = await transaction
      .insertInto(systemTable('login_attempt'))
      .values(lane.subjects.map((subject) => ({ subject, failures: 0, free_at: at, ends_at: endsAt })))
      // Changes nothing, but locks and returns the existing counter.
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject: sql`excluded.subject` }))
      .returningAll()
      .execute();
    const met = barrierIn(counters, now);
    if (met.freeAt > now.getTime() || (met.needsChallenge && !hasSolved)) return { ...met, isCounted: false };
    const counted: Counter[] = [];
    for (const { subject, failures, ends_at } of counters) {
      const next = Date.parse(ends_at) > now.getTime() ? failures + 1 : 1;
      const free_at = new Date(now.getTime() + pauseAfter(subject, next)).toISOString();
      const counter = { failures: next, free_at, ends_at: endsAt };
      counted.push({ subject, ...counter });
      await transaction
        .updateTable(systemTable('login_attempt'))
        .set(counter)
        .where('subject', '=', subject)
        .execute();
    }
    return { ...barrierIn(counted, now), isCounted: true };
  });
}

/** After a success: deletes the failures of the account, and subtracts its share from those of the address. */
export async function forgive({ kysely }: Database, { pair, subjects }: Lane, now: Date): Promise<void> {
  const address = subjects.find((subject) => subject.startsWith('address:')) ?? null;
  const forgiven = sql`
    with own as (
      delete from ${system}.login_attempt
      where subject = any(${[...subjects]}::text[]) and subject is distinct from ${address}
      returning subject, failures
    )
    update ${system}.login_attempt kept
    set failures = greatest(kept.failures - own.failures, 0), free_at = ${now.toISOString()}
    from own where own.subject = ${pair} and kept.subject = ${address}`;
  await retrying(() => forgiven.execute(kysely));
}

function barrierIn(counters: readonly Counter[], now: Date): Barrier {
  const current = counters.filter(({ ends_at }) => Date.parse(ends_at) > now.getTime());
  return {
    needsChallenge: current.some(({ failures }) => failures >= tolerated),
    freeAt: Math.max(0, ...current.map(({ free_at }) => Date.parse(free_at))),
  };
}

/** In ms: 1 s after the last tolerated failure, then doubled each time. */
function pauseAfter(subject: string, failures: number): number {
  if (failures < tolerated) return 0;
  const longest = subject.startsWith('account:') ? longestPauseMs.account : longestPauseMs.other;
  return Math.min(1000 * 2 ** (failures - tolerated), longest);
}
