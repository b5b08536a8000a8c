/** Restrictions of a role on the fields of one entity: fields that it hides, and fields that it makes read-only. */
export interface FieldRule {
  readonly hidden?: readonly string[];
  readonly readonly?: readonly string[];
}

/** By entity name. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** Entities without field rules: menus are read and arranged as whole trees. */
export const unruled: ReadonlySet<string> = new Set(['menu']);

/** The effective rules of a role; older roles may contain rules for entities without field rules. */
export function rulesInForce(stored: FieldRules | null): FieldRules {
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([entity]) => !unruled.has(entity)));
}

/** The access that a rule leaves to a field, in descending order. */
export const accessLevels = ['open', 'readonly', 'hidden'] as const;

export type AccessLevel = (typeof accessLevels)[number];

export function accessLevelOf(rule: FieldRule | undefined, field: string): AccessLevel {
  if (rule?.hidden?.includes(field)) return 'hidden';
  return rule?.readonly?.includes(field) ? 'readonly' : 'open';
}

/** Whether the first leaves less access than the second. */
export function leavesLess(one: AccessLevel, other: AccessLevel): boolean {
  return accessLevels.indexOf(one) > accessLevels.indexOf(other);
}

/** The fields that a rule names, each once. */
export function ruledFields({ hidden = [], readonly = [] }: FieldRule): string[] {
  return [...new Set([...hidden, ...readonly])];
}

/** The restrictions on an account with several roles: only those that all of its roles have in common. */
export function combineFieldRules(roles: readonly FieldRules[]): FieldRules {
  const [first, ...others] = roles;
  if (!first) return {};
  const combined = Object.entries(first).flatMap(([entity, rule]): [string, FieldRule][] => {
    const rules = others.map((role) => role[entity] ?? {});
    const { hidden = [] } = rule;
    const kept = {
      hidden: hidden.filter((field) => rules.every((other) => other.hidden?.includes(field))),
      readonly: ruledFields(rule).filter((field) =>
        rules.every((other) => accessLevelOf(other, field) !== 'open'),
      ),
    };
    return kept.readonly.length > 0 ? [[entity, kept]] : [];
  });
  return Object.fromEntries(combined);
}
