import { sql } from 'kysely';
import { can } from '../../entity/access/access';
import type { Actor } from '../../entity/access/actor';
import { entityNamed, type Model } from '../../entity/declaration/model';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import type { RoleInfo } from '../../entity/menu/menu-impact';
import type { Connection } from '../database/transaction';

/** Every role, in the order in which they are listed. */
async function readRoles(connection: Connection): Promise<RoleInfo[]> {
  const { rows } = await sql<RoleInfo>`
    select code, name, status = 'enabled' as enabled, (
      select count(*) from manager__roles held join manager m on m.id = held.owner
      where held.target = role.id and m.available
    ) as accounts
    from role order by sort, id`.execute(connection);
  return rows;
}

/**
 * The roles as the actor may see them. Who may not list roles knows them by their codes only, and of those
 * only which the menus name: these say by themselves who holds them.
 */
export async function readRolesFor(
  connection: Connection,
  actor: Actor,
  model: Model,
  trees: readonly (readonly MenuEntry[])[],
): Promise<RoleInfo[]> {
  const roles = await readRoles(connection);
  if (can(actor, 'list', entityNamed(model, 'role'))) return roles;
  const named = new Set(trees.flat().flatMap((entry) => entry.roles));
  return roles
    .filter(({ code }) => named.has(code))
    .map(({ code, enabled }) => ({ code, name: code, enabled, accounts: null }));
}
