import { type Actor, isRoot, type Reach } from '../../../schema/access/actor';
import type { FieldRules } from '../../../schema/access/field-rules';
import {
  fieldsBeyond,
  fieldsTaken,
  type GrantedRights,
  isNarrowerFor,
  isWider,
  missingPerms,
  type RoleRefusal,
  rightsBeyond,
  roleBaseline,
} from '../../../schema/access/role-limits';
import type { Grant } from '../../../schema/contract/endpoints/access';
import { isPage } from '../../../schema/menu/menu-rules';

/** The stored role, against which changes are judged; undefined for a new role. */
export interface StoredRole extends GrantedRights {
  readonly code: string;
  readonly status: string;
}

/** Whether the actor lacks the grant's permission. */
export function isBeyond(actor: Actor, { perm }: Grant): boolean {
  return perm !== null && missingPerms(actor, [perm]).length > 0;
}

/**
 * Why the actor may not add this grant to the role, or remove it; the server applies the same rules. `held`: the
 * grants in the form. An actor's own role may lose a grant whose permission another held grant also contains.
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

/** Why the actor may not set this reach. */
export function scopeRefusal(
  actor: Actor,
  role: StoredRole | undefined,
  next: Reach,
): RoleRefusal | undefined {
  if (isRoot(actor) || next === role?.scope) return undefined;
  if (isWider(next, actor.scope)) return 'beyondOwnRights';
  return role && holdsItself(actor, role) && isNarrowerFor(actor, next, role.scope) ? 'ownRole' : undefined;
}

/** Why the actor may not set these rules, judged for one field such as `book.title`. */
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
 * Role fields in the form with rights that the actor lacks, so that the actor may not enable the role. Skips fields
 * that are hidden from the actor.
 */
export function enablingRefusals(
  actor: Actor,
  stored: StoredRole | undefined,
  values: Readonly<Record<string, unknown>>,
  permits: ReadonlyMap<number, string | null>,
): (keyof GrantedRights)[] {
  if (!stored || roleBaseline(stored, 'enabled')) return [];
  const { scope = actor.scope, menus = [], field_rules = null } = values as Partial<GrantedRights>;
  const beyond = rightsBeyond(actor, undefined, { scope, menus, field_rules }, permits);
  return beyond.filter((name) => name in stored);
}

/** Only ROOT may remove rights from a role that it holds itself. */
function holdsItself(actor: Actor, role: StoredRole | undefined): boolean {
  return role !== undefined && !isRoot(actor) && role.status === 'enabled' && actor.roles.includes(role.code);
}
