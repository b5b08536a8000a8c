import { type Actor, isRoot, type Reach } from '../../entity/actor';
import type { FieldRules } from '../../entity/field-rules';
import { isPage } from '../../entity/menu-rules';
import {
  fieldsBeyond,
  fieldsTaken,
  isNarrowerFor,
  isWider,
  lackedBy,
  type RoleRefusal,
} from '../../entity/role-limits';
import type { Grant } from './grant-tree';

/** What limits changes to a role: the role as it is stored, or nothing for one that is being made. */
export interface StoredRole {
  readonly code: string;
  readonly status: string;
  readonly scope: Reach;
  readonly menus: readonly number[];
  readonly field_rules: FieldRules | null;
}

/**
 * Why the actor may not give this grant to the role, which is to hold `held` now, or not take it. The server
 * refuses the same: what another of the grants permits as well may be taken from a role of one's own.
 */
export function grantRefusal(
  actor: Actor,
  role: StoredRole | undefined,
  { id, type, perm }: Grant,
  held: readonly Grant[],
): RoleRefusal | undefined {
  if (perm === null && !isPage({ type })) return undefined;
  const isStored = role?.menus.includes(id) ?? false;
  if (!isStored)
    return lackedBy(actor, perm === null ? [] : [perm]).length > 0 ? 'beyondOwnRights' : undefined;
  const isAlone =
    held.some((one) => one.id === id) &&
    (perm === null || held.every((one) => one.id === id || one.perm !== perm));
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

/** Nobody but ROOT takes anything from a role that it holds itself. */
function holdsItself(actor: Actor, role: StoredRole | undefined): boolean {
  return role !== undefined && !isRoot(actor) && role.status === 'enabled' && actor.roles.includes(role.code);
}
