import { sql } from 'kysely';
import type { Transaction } from '../database/transaction';
import { treeLock } from '../plan/tree-triggers';

/** Until the commit, nobody else moves a menu: two moves that are sound by themselves can make a circle together. */
export async function lockTree(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${treeLock('menu')}))`.execute(transaction);
}
