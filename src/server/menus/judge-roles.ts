import { sql } from 'kysely';
import type { Actor } from '../../entity/actor';
import type { Row } from '../context';
import { noteRoleChange } from '../notices/rights-notices';
import { assertKeepsOwnRole } from '../session/own-role';
import type { Transaction } from '../write/transaction';
import type { RoleChange } from './role-changes';

/**
 * What is done to roles by way of menus keeps the rules for changes of the roles themselves, and is told to
 * who holds them. Before anything is changed.
 */
export async function judgeRoles(
  transaction: Transaction,
  actor: Actor,
  changes: readonly RoleChange[],
): Promise<void> {
  for (const { code, taken, given } of changes) {
    const current = await roleOf(transaction, code);
    if (!current) continue;
    const menus = [...current.menus.filter((id) => !taken.includes(id)), ...given];
    await assertKeepsOwnRole({ menus }, current, actor, transaction);
    await noteRoleChange({ menus }, current, actor, transaction);
  }
}

async function roleOf(
  transaction: Transaction,
  code: string,
): Promise<(Row & { readonly menus: readonly number[] }) | undefined> {
  const { rows } = await sql<Row & { readonly menus: readonly number[] }>`
    select id, name, status, scope, field_rules, array(
      select target from role__menus where owner = role.id order by position, target
    ) as menus from role where code = ${code}`.execute(transaction);
  return rows[0];
}
