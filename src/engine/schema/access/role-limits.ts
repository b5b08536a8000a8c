import { reaches } from '../contract/app';
import { type Actor, isRoot, type Reach, reachOf } from './actor';
import { accessLevelOf, type FieldRules, leavesLess, ruledFields } from './field-rules';

/** Why an actor may not change a role; words under `validation.{reason}`. */
export type RoleRefusal = 'beyondOwnRights' | 'ownRole';

/** The fields of a role that give rights to its holders. */
export interface GrantedRights {
  readonly scope: Reach;
  readonly menus: readonly number[];
  readonly field_rules: FieldRules | null;
}

/**
 * The role with which a change is compared; undefined for a new role, and if the change enables a disabled
 * role.
 */
export function roleBaseline<Role extends { readonly status: unknown }>(
  stored: Role | undefined,
  status: unknown,
): Role | undefined {
  return stored?.status !== 'enabled' && status === 'enabled' ? undefined : stored;
}

/**
 * The fields by which a role would give its holders rights that the actor lacks, unless the role gave them
 * `before`. `permits`: the permission of each menu.
 */
export function rightsBeyond(
  actor: Actor,
  before: GrantedRights | undefined,
  next: GrantedRights,
  permits: ReadonlyMap<number, string | null>,
): (keyof GrantedRights)[] {
  if (isRoot(actor)) return [];
  const added = next.menus.filter((id) => !before?.menus.includes(id));
  const perms = added.flatMap((id) => permits.get(id) ?? []);
  const opened = fieldsBeyond(actor, before && (before.field_rules ?? {}), next.field_rules ?? {});
  return [
    ...(next.scope !== before?.scope && isWider(next.scope, actor.scope) ? (['scope'] as const) : []),
    ...(missingPerms(actor, perms).length > 0 ? (['menus'] as const) : []),
    ...(opened.length > 0 ? (['field_rules'] as const) : []),
  ];
}

/** Whether `one` reaches more rows than `other`. */
export function isWider(one: Reach, other: Reach): boolean {
  return reaches.indexOf(one) < reaches.indexOf(other);
}

/** Whether an account of this user type reaches fewer rows by `one` than by `other`. */
export function isNarrowerFor({ utype }: Actor, one: Reach, other: Reach): boolean {
  return isWider(reachOf(utype, [other]), reachOf(utype, [one]));
}

/** The permissions that the actor lacks. */
export function missingPerms(actor: Actor, perms: readonly string[]): string[] {
  return isRoot(actor) ? [] : perms.filter((perm) => !actor.perms.includes(perm));
}

/**
 * Fields, such as `book.author`, that are hidden from the actor or read-only for the actor, and to which the
 * role would give more access. Skips fields to which the role already gives that access by its `current`
 * rules.
 */
export function fieldsBeyond(actor: Actor, current: FieldRules | undefined, next: FieldRules): string[] {
  if (isRoot(actor)) return [];
  return Object.entries(actor.fields).flatMap(([entity, own]) =>
    ruledFields(own)
      .filter((field) => {
        const left = accessLevelOf(next[entity], field);
        if (!leavesLess(accessLevelOf(own, field), left)) return false;
        return current === undefined || leavesLess(accessLevelOf(current[entity], field), left);
      })
      .map((field) => `${entity}.${field}`),
  );
}

/** Fields, such as `book.author`, that `one` restricts more than `other` does. */
export function fieldsTaken(one: FieldRules, other: FieldRules): string[] {
  return Object.entries(one).flatMap(([entity, rule]) =>
    ruledFields(rule)
      .filter((field) => leavesLess(accessLevelOf(rule, field), accessLevelOf(other[entity], field)))
      .map((field) => `${entity}.${field}`),
  );
}
