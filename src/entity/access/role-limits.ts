import { type Actor, isRoot, type Reach, reaches, reachOf } from './actor';
import { type FieldRules, leavesLess, leavingOf, ruledFields } from './field-rules';

/** Why somebody may not change a role in a certain way; words under `validation.{reason}`. */
export type RoleRefusal = 'beyondOwnRights' | 'ownRole';

/** What a role gives its holders, by the fields that say so. */
export interface RoleGifts {
  readonly scope: Reach;
  readonly menus: readonly number[];
  readonly field_rules: FieldRules | null;
}

/** What counts as given by a role before a change: nothing where the role is new, or comes into force by it. */
export function givenBefore<Role extends { readonly status: unknown }>(
  stored: Role | undefined,
  status: unknown,
): Role | undefined {
  return stored?.status !== 'enabled' && status === 'enabled' ? undefined : stored;
}

/**
 * The fields by which a role would give its holders what neither the actor has nor the role gave `before`.
 * `permits`: by menu, the permission that comes with it.
 */
export function giftsBeyond(
  actor: Actor,
  before: RoleGifts | undefined,
  next: RoleGifts,
  permits: ReadonlyMap<number, string | null>,
): (keyof RoleGifts)[] {
  if (isRoot(actor)) return [];
  const added = next.menus.filter((id) => !before?.menus.includes(id));
  const perms = added.flatMap((id) => permits.get(id) ?? []);
  const opened = fieldsBeyond(actor, before && (before.field_rules ?? {}), next.field_rules ?? {});
  return [
    ...(next.scope !== before?.scope && isWider(next.scope, actor.scope) ? (['scope'] as const) : []),
    ...(lackedBy(actor, perms).length > 0 ? (['menus'] as const) : []),
    ...(opened.length > 0 ? (['field_rules'] as const) : []),
  ];
}

/** Whether the one reaches more rows than the other. */
export function isWider(one: Reach, other: Reach): boolean {
  return reaches.indexOf(one) < reaches.indexOf(other);
}

/** Whether an account of this kind reaches fewer rows by the one than by the other. */
export function isNarrowerFor({ utype }: Actor, one: Reach, other: Reach): boolean {
  return isWider(reachOf(utype, [other]), reachOf(utype, [one]));
}

/** Of the permissions, those that the actor does not have. */
export function lackedBy(actor: Actor, perms: readonly string[]): string[] {
  return isRoot(actor) ? [] : perms.filter((perm) => !actor.perms.includes(perm));
}

/**
 * Fields, as `store.contact`, of which a role would leave its holders more than the actor's own roles leave
 * the actor. `current` is what the role keeps back now; where that is as little, nothing is given away.
 */
export function fieldsBeyond(actor: Actor, current: FieldRules | undefined, next: FieldRules): string[] {
  if (isRoot(actor)) return [];
  return Object.entries(actor.fields).flatMap(([entity, own]) =>
    ruledFields(own)
      .filter((field) => {
        const left = leavingOf(next[entity], field);
        if (!leavesLess(leavingOf(own, field), left)) return false;
        return current === undefined || leavesLess(leavingOf(current[entity], field), left);
      })
      .map((field) => `${entity}.${field}`),
  );
}

/** Fields, as `store.contact`, of which the one leaves holders less than the other. */
export function fieldsTaken(one: FieldRules, other: FieldRules): string[] {
  return Object.entries(one).flatMap(([entity, rule]) =>
    ruledFields(rule)
      .filter((field) => leavesLess(leavingOf(rule, field), leavingOf(other[entity], field)))
      .map((field) => `${entity}.${field}`),
  );
}
