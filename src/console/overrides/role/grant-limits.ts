import { type Actor, isRoot, type Reach } from '../../../entity/access/actor';
import type { FieldRules } from '../../../entity/access/field-rules';
import {
  fieldsBeyond,
  fieldsTaken,
  giftsBeyond,
  givenBefore,
  isNarrowerFor,
  isWider,
  lackedBy,
  type RoleGifts,
  type RoleRefusal,
} from '../../../entity/access/role-limits';
import type { Grant } from '../../../entity/contract/endpoints/access';
import { isPage } from '../../../entity/menu/menu-rules';

/** What limits changes to a role: the role as it is stored, or nothing for one that is being made. */
export interface StoredRole extends RoleGifts {
  readonly code: string;
  readonly status: string;
}

/** Whether the grant permits what the actor does not have. */
export function isBeyond(actor: Actor, { perm }: Grant): boolean {
  return perm !== null && lackedBy(actor, [perm]).length > 0;
}

/**
 * Why the actor may not give this grant to the role, which is to hold `held` now, or not take it. The server
 * refuses the same: what another of the grants permits as well may be taken from a role of one's own.
 */
export function grantRefusal(
  actor: Actor,
  role: StoredRole | undefined,
  grant: Grant,
  held: readonly Grant[],
): RoleRefusal | undefined {
  const { id, type, perm } = grant;
  if (perm === null && !isPage({ type })) return undefined;
  const isHeld = held.some((one) => one.id === id);
  if (!role?.menus.includes(id)) return !isHeld && isBeyond(actor, grant) ? 'beyondOwnRights' : undefined;
  const isAlone = isHeld && (perm === null || held.every((one) => one.id === id || one.perm !== perm));
  return isAlone && holdsItself(actor, role) ? 'ownRole' : undefined;
}

/** The same of the rows that the role is to reach. */
export function scopeRefusal(
  actor: Actor,
  role: StoredRole | undefined,
  next: Reach,
): RoleRefusal | undefined {
  if (isRoot(actor) || next === role?.scope) return undefined;
  if (isWider(next, actor.scope)) return 'beyondOwnRights';
  return role && holdsItself(actor, role) && isNarrowerFor(actor, next, role.scope) ? 'ownRole' : undefined;
}

/** The same of the field rules that would come of a choice, as far as they concern one field, as `store.name`. */
export function ruleRefusal(
  actor: Actor,
  role: StoredRole | undefined,
  next: FieldRules,
  field: string,
): RoleRefusal | undefined {
  const stored = role && (role.field_rules ?? {});
  if (fieldsBeyond(actor, stored, next).includes(field)) return 'beyondOwnRights';
  return stored && holdsItself(actor, role) && fieldsTaken(next, stored).includes(field)
    ? 'ownRole'
    : undefined;
}

/**
 * The fields by which the role, as it stands in the form, gives more than who would enable it has. What the reader
 * is not shown is not judged.
 */
export function enablingRefusals(
  actor: Actor,
  stored: StoredRole | undefined,
  values: Readonly<Record<string, unknown>>,
  permits: ReadonlyMap<number, string | null>,
): (keyof RoleGifts)[] {
  if (!stored || givenBefore(stored, 'enabled')) return [];
  const { scope = actor.scope, menus = [], field_rules = null } = values as Partial<RoleGifts>;
  const beyond = giftsBeyond(actor, undefined, { scope, menus, field_rules }, permits);
  return beyond.filter((name) => name in stored);
}

/** Nobody but ROOT takes anything from a role that it holds itself. */
function holdsItself(actor: Actor, role: StoredRole | undefined): boolean {
  return role !== undefined && !isRoot(actor) && role.status === 'enabled' && actor.roles.includes(role.code);
}
