import { type Actor, isRoot } from '../access/actor';
import { accessLevelOf } from '../access/field-rules';
import { holdsPerm } from '../access/perms';
import { missingPerms } from '../access/role-limits';
import type { MenuEntry } from './menu-entry';
import { changesRights, permsGained, type RolePerms, roleChanges, takenFromOwn } from './role-changes';

type Tree = readonly MenuEntry[];

/** Why an actor may not make a change of menus that changes roles. */
export type RightsRefusal =
  | { readonly reason: 'rolesLocked' }
  | { readonly reason: 'beyondOwnRights'; readonly permission: string }
  | { readonly reason: 'ownRoleLoses'; readonly loss: RolePerms };

/** Whether the actor may change the menus of roles: requires the permission and the field `menus` of roles. */
export function mayChangeHeld(actor: Actor): boolean {
  return (
    holdsPerm(actor, 'sys:role:edit') &&
    (isRoot(actor) || accessLevelOf(actor.fields.role, 'menus') === 'open')
  );
}

/**
 * Adding a menu to a role, removing it, or changing the permission of a menu that a role holds changes the role. The
 * actor needs the right to change roles and every permission that the role gains, and must not reduce its own roles.
 */
export function rightsRefusal(actor: Actor, current: Tree, next: Tree): RightsRefusal | undefined {
  if (roleChanges(current, next).length === 0 && !changesRights(current, next)) return undefined;
  if (!mayChangeHeld(actor)) return { reason: 'rolesLocked' };
  const gained = permsGained(current, next).flatMap(({ perms }) => perms);
  const [permission] = missingPerms(actor, gained);
  if (permission !== undefined) return { reason: 'beyondOwnRights', permission };
  const [loss] = takenFromOwn(actor, current, next);
  return loss && { reason: 'ownRoleLoses', loss };
}
