import { isRoot } from './actor';
import type { Principal } from './principal';

/** `module:entity:action`. */
export type Perm = `${string}:${string}:${string}`;

/** Whether a text has the form of a permission. */
export function isPerm(text: string): text is Perm {
  return text.split(':').length === 3;
}

/** Permissions of which one suffices. */
export type Perms = readonly [Perm, ...Perm[]];

/**
 * Whether the actor holds one of the permissions; ROOT holds all. Throws for every actor, also for ROOT, if the list is
 * missing or empty: such a check would be meaningless.
 */
export function holdsOneOf(actor: Principal, perms: Perms): boolean {
  if (!Array.isArray(perms) || perms.length === 0) {
    throw new TypeError("Permissions are asked for as a list, for instance ['sys:user:add']");
  }
  if (actor.kind === 'account' && actor.mustChange) return false;
  return isRoot(actor) || perms.some((perm) => actor.perms.includes(perm));
}
