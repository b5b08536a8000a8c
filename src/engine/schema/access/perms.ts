import { isRoot } from './actor';
import type { Principal } from './principal';

/** `module:entity:action`. */
export type Perm = `${string}:${string}:${string}`;

/** Whether a text has the form of a permission. */
export function isPerm(text: string): text is Perm {
  return text.split(':').length === 3;
}

/** Whether the actor holds the permission; ROOT holds all. */
export function holdsPerm(actor: Principal, perm: Perm): boolean {
  if (actor.kind === 'account' && actor.mustChange) return false;
  return isRoot(actor) || actor.perms.includes(perm);
}
