import { sql } from 'kysely';
import type { Actor } from '../../entity/actor';
import type { Row } from '../context';
import { noteRoleChange } from '../notices/rights-notices';
import type { Transaction } from '../write/transaction';
import type { RoleChange } from './role-changes';

/** Tells the holders of roles what is done to these by way of menus. */
export async function noteChanges(
  transaction: Transaction,
  actor: Actor,
  changes: readonly RoleChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const codes = changes.map(({ code }) => code);
  const { rows } = await sql<Row>`
    select id, name from role where code = any(${codes}::text[]) order by id`.execute(transaction);
  for (const role of rows) await noteRoleChange({ menus: null }, role, actor, transaction);
}
