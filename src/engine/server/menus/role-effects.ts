import { sql } from 'kysely';
import { assertCan } from '../../schema/access/access';
import type { Actor } from '../../schema/access/actor';
import { AppError } from '../../schema/contract/app-error';
import { entityNamed, type Model } from '../../schema/declaration/model';
import type { MenuEntry } from '../../schema/menu/menu-entry';
import { rightsRefusal } from '../../schema/menu/menu-rights';
import {
  permsGained,
  permsInWords,
  type RoleChange,
  type RolePerms,
  roleChanges,
} from '../../schema/menu/role-changes';
import { system } from '../database/system-schema';
import type { Connection, Transaction } from '../database/transaction';
import type { Row } from '../entity/context';
import { invalid } from '../http/invalid';
import { notifyRoleHolders } from '../notices/rights-notices';

type Tree = readonly MenuEntry[];

/**
 * Throws if `rightsRefusal` refuses the change: `forbidden`, or a 422 with `field`, which is empty if the whole change
 * is refused.
 */
export async function assertMayChangeRights(
  connection: Connection,
  model: Model,
  actor: Actor,
  current: Tree,
  next: Tree,
  field: string,
): Promise<void> {
  const refusal = rightsRefusal(actor, current, next);
  switch (refusal?.reason) {
    case 'rolesLocked':
      assertCan(actor, 'update', entityNamed(model, 'role'));
      throw new AppError('fieldForbidden', { field: 'role.menus' });
    case 'beyondOwnRights':
      throw new AppError('forbidden', { action: 'update', permission: refusal.permission });
    case 'ownRoleLoses': {
      const params = await lossInWords(connection, refusal.loss);
      throw invalid([{ field, rule: 'ownRoleLoses', params }]);
    }
  }
}

async function lossInWords(connection: Connection, { role, perms }: RolePerms) {
  const { rows } = await sql<{ name: string }>`select name from role where code = ${role}`.execute(
    connection,
  );
  return { role: rows[0]?.name ?? role, perms: permsInWords(perms) };
}

/** Stores the changes of roles with their history; roles that were deleted meanwhile are skipped. */
export async function applyRoles(
  transaction: Transaction,
  actor: Actor,
  changes: readonly RoleChange[],
): Promise<void> {
  for (const { code, removed, added } of changes) {
    await sql`
      with had as (
        select role.id, role.version, array(
          select target from role__menus where owner = role.id order by position, target
        ) as menus from role where code = ${code}
      ), removed as (
        delete from role__menus using had where owner = had.id and target = any(${[...removed]}::bigint[])
      ), added as (
        insert into role__menus (owner, target, position)
        select had.id, link.id, cardinality(had.menus) + link.nth
        from had, unnest(${[...added]}::bigint[]) with ordinality as link (id, nth)
      ), changed as (
        update role set version = role.version + 1, update_time = now(), update_by = ${actor.id}
        from had where role.id = had.id
      )
      insert into ${system}.history (entity, record_id, version, action, actor_id, actor_name, changes)
      select 'role', had.id, had.version + 1, 'update', ${actor.id}, ${actor.username},
        jsonb_build_object('menus', jsonb_build_array(to_jsonb(had.menus), to_jsonb(array(
          select id from unnest(had.menus) with ordinality as kept (id, nth)
          where not id = any(${[...removed]}::bigint[]) order by nth
        ) || ${[...added]}::bigint[])))
      from had`.execute(transaction);
  }
}

/** Notifies the holders of roles that hold other menus, or gain or lose permissions by the same ones. */
export async function notifyHolders(
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
  for (const role of rows) await notifyRoleHolders(role, actor, transaction);
}
