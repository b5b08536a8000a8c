import { type Actor, isRoot } from '../access/actor';
import { leavingOf } from '../access/field-rules';
import { holdsOneOf } from '../access/perms';
import { lackedBy } from '../access/role-limits';
import type { MenuEntry } from './menu-entry';
import { changesRights, permsGained, type RolePerms, roleChanges, takenFromOwn } from './role-changes';

type Tree = readonly MenuEntry[];

/** Why an actor may not make a change of menus that changes roles. */
export type RightsRefusal =
  | { readonly reason: 'rolesLocked' }
  | { readonly reason: 'beyondOwnRights'; readonly permission: string }
  | { readonly reason: 'ownRoleLoses'; readonly loss: RolePerms };

/** Whether the actor may change which menus roles hold: it needs the permission, and the field `menus` of roles. */
export function mayChangeHeld(actor: Actor): boolean {
  return (
    holdsOneOf(actor, ['sys:role:edit']) &&
    (isRoot(actor) || leavingOf(actor.fields.role, 'menus') === 'open')
  );
}

/**
 * Giving a menu to a role, taking it from one, or changing the permission of a menu that a role holds changes the role.
 * The actor must be permitted to change roles, have the permissions that the role gains, and take nothing from its own
 * roles.
 */
export function rightsRefusal(actor: Actor, current: Tree, next: Tree): RightsRefusal | undefined {
  if (roleChanges(current, next).length === 0 && !changesRights(current, next)) return undefined;
  if (!mayChangeHeld(actor)) return { reason: 'rolesLocked' };
  const gained = permsGained(current, next).flatMap(({ perms }) => perms);
  const [permission] = lackedBy(actor, gained);
  if (permission !== undefined) return { reason: 'beyondOwnRights', permission };
  const [loss] = takenFromOwn(actor, current, next);
  return loss && { reason: 'ownRoleLoses', loss };
}

/** The refusals of a change of one entry: of its fields, which are judged first, and of each of its roles. */
export interface EntryRights {
  /** With the roles left as they are. */
  readonly fields: RightsRefusal | undefined;
  /** Of giving the entry to the role, or taking it where the role holds it. */
  readonly ofRole: (code: string) => RightsRefusal | undefined;
  /** Codes of the roles that hold it now. */
  readonly held: readonly string[];
}

/** What the actor may not do when it changes, or adds, one entry so that it becomes `entry`. */
export function entryRights(actor: Actor, current: Tree, entry: MenuEntry): EntryRights {
  const held = current.find(({ id }) => id === entry.id)?.roles ?? [];
  const others = current.filter(({ id }) => id !== entry.id);
  // Only a button permits anything.
  const perm = entry.type === 'button' ? entry.perm : null;
  const heldBy = (roles: readonly string[]): Tree => [...others, { ...entry, perm, roles }];
  const isNew = others.length === current.length;
  return {
    held,
    fields: isNew ? undefined : rightsRefusal(actor, current, heldBy(held)),
    ofRole: (code) => {
      const toggled = held.includes(code) ? held.filter((one) => one !== code) : [...held, code];
      return rightsRefusal(actor, heldBy(held), heldBy(toggled));
    },
  };
}
