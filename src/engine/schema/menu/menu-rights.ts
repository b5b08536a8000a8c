import { type Actor, isRoot } from '../access/actor';
import { accessLevelOf } from '../access/field-rules';
import { holdsOneOf } from '../access/perms';
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
    holdsOneOf(actor, ['sys:role:edit']) &&
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

/** Refusals of a change of one entry: of its fields, which are checked first, and of each role. */
export interface EntryRights {
  /** For a change that keeps the roles. */
  readonly fields: RightsRefusal | undefined;
  /** For adding the entry to the role, or removing it from the role. */
  readonly ofRole: (code: string) => RightsRefusal | undefined;
  /** Codes of the roles that hold it now. */
  readonly held: readonly string[];
}

/** The refusals if the actor adds `entry`, or changes the entry with its id to `entry`. */
export function entryRights(actor: Actor, current: Tree, entry: MenuEntry): EntryRights {
  const held = current.find(({ id }) => id === entry.id)?.roles ?? [];
  const others = current.filter(({ id }) => id !== entry.id);
  // Only buttons have permissions.
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
