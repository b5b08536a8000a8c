import { sql } from 'kysely';
import type { Transaction } from '../database/transaction';
import { treeLock } from '../plan/tree-actions';

/** Until the commit no other transaction moves a menu: two moves that are valid alone can make a circle together. */
export async function lockTree(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${treeLock('menu')}))`.execute(transaction);
}

/** Until the commit no other transaction changes which menus a role holds. */
export async function lockRoles(transaction: Transaction): Promise<void> {
  await sql`select 1 from role order by id for no key update`.execute(transaction);
}
