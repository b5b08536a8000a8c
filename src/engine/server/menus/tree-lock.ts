import { sql } from 'kysely';
import type { Transaction } from '../database/transaction';
import { treeLock } from '../plan/tree-actions';

/** Locks moves of menus until the commit: two moves, each valid alone, can form a cycle together. */
export async function lockTree(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${treeLock('menu')}))`.execute(transaction);
}

/** Locks the menus of roles until the commit. */
export async function lockRoles(transaction: Transaction): Promise<void> {
  await sql`select 1 from role order by id for no key update`.execute(transaction);
}
