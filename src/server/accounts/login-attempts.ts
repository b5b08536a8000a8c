import { sql } from 'kysely';
import type { Database } from '../database/database';
import { inTransaction, retrying } from '../database/transaction';

/** After this many failures within the window, a challenge has to be solved before a password is judged. */
const tolerated = 3;

const windowMs = 15 * 60_000;

/**
 * The longest pauses between two attempts. That of an account holds for all strangers together: long enough that many
 * addresses guess slowly, and short enough that few of them leave most of each minute to the owner at a new address.
 */
const longestPauseMs = { account: 5_000, other: 60_000 };

/** Under what the failures of an attempt are counted. */
export interface Lane {
  readonly pair: string;
  /** In the order in which their counters are locked. */
  readonly subjects: readonly string[];
}

/** What stands before the next attempt in a lane. */
export interface Barrier {
  readonly needsChallenge: boolean;
  /** In ms since 1970; in the past where there is nothing to wait for. */
  readonly freeAt: number;
}

interface Counter {
  readonly subject: string;
  readonly failures: number;
  readonly free_at: string;
  readonly ends_at: string;
}

/** Names differ by more than their capitals. PostgreSQL would fold some letters otherwise, and count by other names. */
export function foldedName(username: string): string {
  return username.toLowerCase();
}

/** Where an attempt comes from. */
export interface Source {
  /** Hash of the cookie of a browser in which the account signed in before. */
  readonly browser: string | undefined;
  readonly place: string;
  readonly isKnownPlace: boolean;
}

/**
 * Failures count for the account and for the address, from wherever the account is attacked. Where it signed in from
 * this browser or this address before, only its own failures there count: an attack from elsewhere does not keep its
 * owner out.
 */
export function laneOf(username: string, { browser, place, isKnownPlace }: Source): Lane {
  const account = foldedName(username).slice(0, 100);
  const pair = browser ? `browser:${account}@${browser}` : `pair:${account}@${place}`;
  const isKnown = browser !== undefined || isKnownPlace;
  return { pair, subjects: isKnown ? [pair] : [`account:${account}`, `address:${place}`, pair] };
}

export async function barrierOf({ kysely }: Database, lane: Lane, now: Date): Promise<Barrier> {
  const counters = kysely
    .selectFrom('footwork.login_attempt')
    .selectAll()
    .where('subject', 'in', lane.subjects);
  return barrierIn(await counters.execute(), now);
}

/**
 * Counts an attempt as a failure before its password is judged; `forgive` takes that back after a success. It is one
 * decision for all servers of the database, however many attempts come at once. An attempt that has to wait, or to
 * solve a challenge first, is not counted. Answers the barrier that it met, or that it leaves for the next one.
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
      .insertInto('footwork.login_attempt')
      .values(lane.subjects.map((subject) => ({ subject, failures: 0, free_at: at, ends_at: endsAt })))
      // Changes nothing, but locks and gives the counter as it is.
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
        .updateTable('footwork.login_attempt')
        .set(counter)
        .where('subject', '=', subject)
        .execute();
    }
    return { ...barrierIn(counted, now), isCounted: true };
  });
}

/** After a success: the failures of the account are forgotten, and its share in those of the address. */
export async function forgive({ kysely }: Database, { pair, subjects }: Lane, now: Date): Promise<void> {
  const address = subjects.find((subject) => subject.startsWith('address:')) ?? null;
  const forgiven = sql`
    with own as (
      delete from footwork.login_attempt
      where subject = any(${[...subjects]}::text[]) and subject is distinct from ${address}
      returning subject, failures
    )
    update footwork.login_attempt kept
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

/** In ms: 1 s after the last tolerated failure, then twice as long each time. */
function pauseAfter(subject: string, failures: number): number {
  if (failures < tolerated) return 0;
  const longest = subject.startsWith('account:') ? longestPauseMs.account : longestPauseMs.other;
  return Math.min(1000 * 2 ** (failures - tolerated), longest);
}
