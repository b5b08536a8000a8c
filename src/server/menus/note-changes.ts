import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import { permsGained, roleChanges } from '../../entity/menu/role-changes';
import type { Transaction } from '../database/transaction';
import type { Row } from '../entity/context';
import { tellHolders } from '../notices/rights-notices';

type Tree = readonly MenuEntry[];

/** Tells the holders of roles that these hold other menus, or permit something else by the same ones. */
export async function noteChanges(
  transaction: Transaction,
  actor: Actor,
  current: Tree,
  next: Tree,
): Promise<void> {
  const permitting = [...permsGained(current, next), ...permsGained(next, current)];
  const codes = [
    ...roleChanges(current, next).map(({ code }) => code),
    ...permitting.map(({ role }) => role),
  ];
  if (codes.length === 0) return;
  const { rows } = await sql<Row>`
    select id, name from role where code = any(${codes}::text[]) order by id`.execute(transaction);
  for (const role of rows) await tellHolders(role, actor, transaction);
}
