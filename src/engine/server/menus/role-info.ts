import { sql } from 'kysely';
import { can } from '../../schema/access/access';
import type { Actor } from '../../schema/access/actor';
import { entityNamed, type Model } from '../../schema/declaration/model';
import type { MenuEntry } from '../../schema/menu/menu-entry';
import type { RoleInfo } from '../../schema/menu/menu-impact';
import type { Connection } from '../database/transaction';

/**
 * The roles that the actor may see, sorted. An actor without permission to list roles gets only the codes in the menus,
 * which the tree shows anyway.
 */
export async function readRolesFor(
  connection: Connection,
  actor: Actor,
  model: Model,
  trees: readonly (readonly MenuEntry[])[],
): Promise<RoleInfo[]> {
  const { rows: roles } = await sql<RoleInfo>`
    select code, name, status = 'enabled' as enabled, (
      select count(*) from manager__roles held join manager m on m.id = held.owner
      where held.target = role.id and m.available
    ) as accounts
    from role order by sort, id`.execute(connection);
  if (can(actor, 'list', entityNamed(model, 'role'))) return roles;
  const named = new Set(trees.flat().flatMap((entry) => entry.roles));
  return roles
    .filter(({ code }) => named.has(code))
    .map(({ code, enabled }) => ({ code, name: code, enabled, accounts: null }));
}
