import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Database } from './database';
import { isRetryable } from './error-kind';
import type { SystemTables } from './system-tables';

/** The database, or a transaction in it. */
export type Connection = Kysely<SystemTables>;

export type Transaction = KyselyTransaction<SystemTables>;

const attempts = 4;

const following = new WeakMap<Transaction, (() => void)[]>();

/** Calls `follow` after the commit, and not after a rollback. `follow` must not throw. */
export function afterCommit(transaction: Transaction, follow: () => void): void {
  following.get(transaction)?.push(follow);
}

/** Runs the work in one transaction; retries it after an error that `isRetryable`, at most three times. */
export function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return retrying(async () => {
    const follows: (() => void)[] = [];
    const done = await database.kysely.transaction().execute((transaction) => {
      following.set(transaction, follows);
      return work(transaction);
    });
    for (const follow of follows) follow();
    return done;
  });
}

export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
    }
  }
}
