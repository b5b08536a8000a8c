import { sql } from 'kysely';
import type { Transaction } from '../database/transaction';

/** Removes what is kept of an account besides itself, when the account goes. */
export async function forgetAccount(transaction: Transaction, managerId: number): Promise<void> {
  for (const table of ['footwork.notice', 'footwork.sign_in'])
    await sql`delete from ${sql.table(table)} where manager_id = ${managerId}`.execute(transaction);
}
