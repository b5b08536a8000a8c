import { sql } from 'kysely';
import type { Database } from '../database/database';
import { retrying } from '../database/transaction';

/** After this many failures of an account or an address within the window, a verify code is asked for. */
const tolerated = 3;

const windowMs = 15 * 60_000;

/** What failed logins are counted by. */
export interface Attempt {
  readonly username: string;
  readonly ip: string;
}

/** Names differ by more than their capitals. PostgreSQL would fold some letters otherwise, and count by other names. */
export function foldedName(username: string): string {
  return username.toLowerCase();
}

const accountOf = ({ username }: Attempt) => `account:${foldedName(username).slice(0, 100)}`;
const subjectsOf = (attempt: Attempt) => [accountOf(attempt), `address:${attempt.ip}`];

/** Whether this account or this address failed too often of late. */
export async function needsVerifyCode({ kysely }: Database, attempt: Attempt, now: Date): Promise<boolean> {
  const found = await kysely
    .selectFrom('footwork.login_failure')
    .select('subject')
    .where('subject', 'in', subjectsOf(attempt))
    .where('at', '>', windowStart(now))
    .groupBy('subject')
    .having(({ fn }) => fn.countAll(), '>=', tolerated)
    .execute();
  return found.length > 0;
}

/** Counts a failure, and forgets those that no longer matter. */
export async function addFailure({ kysely }: Database, attempt: Attempt, now: Date): Promise<void> {
  const rows = subjectsOf(attempt).map((subject) => ({ subject, at: now }));
  await kysely.insertInto('footwork.login_failure').values(rows).execute();
  const forgotten = kysely.deleteFrom('footwork.login_failure').where('at', '<=', windowStart(now));
  await retrying(() => forgotten.execute());
}

/**
 * After a success: forgets the failures of the account, also where they were counted for an address,
 * which the same moment tells. Failures with other accounts still count for the address.
 */
export async function forgive({ kysely }: Database, attempt: Attempt): Promise<void> {
  const forgiven = sql`
    delete from footwork.login_failure
    where at in (select at from footwork.login_failure where subject = ${accountOf(attempt)})`;
  await retrying(() => forgiven.execute(kysely));
}

function windowStart(now: Date): string {
  return new Date(now.getTime() - windowMs).toISOString();
}
