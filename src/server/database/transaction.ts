import { CompiledQuery, type Kysely, type Transaction as KyselyTransaction } from 'kysely';
import type { Database } from './database';
import { isLostRace } from './error-kind';
import type { SystemTables } from './system-tables';

/** The database, or a transaction in it. */
export type Connection = Kysely<SystemTables>;

export type Transaction = KyselyTransaction<SystemTables>;

const attempts = 4;

/** Runs a statement whose text was made beforehand, and gives its rows. */
export async function run<R>(
  connection: Connection,
  sql: string,
  parameters: readonly unknown[],
): Promise<R[]> {
  const result = await connection.executeQuery<R>(
    CompiledQuery.raw(sql, [...parameters]) as CompiledQuery<R>,
  );
  return result.rows;
}

/** Does the work in one transaction; a deadlock or a failed serialisation repeats it, three more times at most. */
export function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return retrying(() => database.kysely.transaction().execute(work));
}

export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isLostRace(error)) throw error;
    }
  }
}
