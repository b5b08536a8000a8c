import { type Actor, isRoot, type Reach, reaches, reachOf } from './actor';
import { type FieldRules, leavesLess, leavingOf, ruledFields } from './field-rules';

/** Why somebody may not change a role in a certain way; words under `validation.{reason}`. */
export type RoleRefusal = 'beyondOwnRights' | 'ownRole';

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
