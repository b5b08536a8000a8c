import { type Actor, isRoot } from '../access/actor';
import { leavingOf } from '../access/field-rules';
import { holdsOneOf } from '../access/perms';
import { lackedBy } from '../access/role-limits';
import type { MenuEntry } from './menu-entry';
import { changesRights, roleChanges } from './role-changes';
import { permsGained, type RolePerms, takenFromOwn } from './role-perms';

type Tree = readonly MenuEntry[];

/** Why somebody may not change menus in a certain way: roles would change by it. */
export type RightsRefusal =
  | { readonly reason: 'rolesLocked' }
  | { readonly reason: 'beyondOwnRights'; readonly permission: string }
  | { readonly reason: 'ownRoleLoses'; readonly loss: RolePerms };

/** Whether the actor may change what roles hold: roles, and their menus, which its own roles may keep from it. */
export function mayChangeHeld(actor: Actor): boolean {
  return (
    holdsOneOf(actor, ['sys:role:edit']) &&
    (isRoot(actor) || leavingOf(actor.fields.role, 'menus') === 'open')
  );
}

/**
 * Who gives a menu to a role or takes it from one, or changes what one of theirs permits, changes the role:
 * it must be permitted to, have what the role comes to permit, and take nothing from a role of its own.
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

/** What is refused in a change of one entry: of its fields, which is judged first, and of each of its roles. */
export interface EntryRights {
  /** For as long as the roles hold it that hold it now. */
  readonly fields: RightsRefusal | undefined;
  /** Of giving the entry to a role that does not hold it, or taking it from one that does. */
  readonly ofRole: (code: string) => RightsRefusal | undefined;
  /** Codes of the roles that hold it now. */
  readonly held: readonly string[];
}

/** What of a change of one entry, which may be new, the actor may not do; `entry` is what it is to be. */
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
