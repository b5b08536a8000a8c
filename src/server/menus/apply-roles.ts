import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import type { RoleChange } from '../../entity/menu/role-changes';
import type { Transaction } from '../database/transaction';

/** Makes the changes and records them; roles that are no more are passed over. */
export async function applyRoles(
  transaction: Transaction,
  actor: Actor,
  changes: readonly RoleChange[],
): Promise<void> {
  for (const { code, taken, given } of changes) {
    await sql`
      with had as (
        select role.id, role.version, array(
          select target from role__menus where owner = role.id order by position, target
        ) as menus from role where code = ${code}
      ), taken as (
        delete from role__menus using had where owner = had.id and target = any(${[...taken]}::bigint[])
      ), given as (
        insert into role__menus (owner, target, position)
        select had.id, link.id, cardinality(had.menus) + link.nth
        from had, unnest(${[...given]}::bigint[]) with ordinality as link (id, nth)
      ), changed as (
        update role set version = role.version + 1, update_time = now(), update_by = ${actor.id}
        from had where role.id = had.id
      )
      insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, changes)
      select 'role', had.id, had.version + 1, 'update', ${actor.id}, ${actor.username},
        jsonb_build_object('menus', jsonb_build_array(to_jsonb(had.menus), to_jsonb(array(
          select id from unnest(had.menus) with ordinality as kept (id, nth)
          where not id = any(${[...taken]}::bigint[]) order by nth
        ) || ${[...given]}::bigint[])))
      from had`.execute(transaction);
  }
}
