/** What a role keeps from its holders in one entity: fields not shown at all, and fields not changed. */
export interface FieldRule {
  readonly hidden?: readonly string[];
  readonly readonly?: readonly string[];
}

/** By entity name. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** Menus are read and arranged as whole trees, in which no field can be kept back from anybody. */
export const unruled: ReadonlySet<string> = new Set(['menu']);

/** The rules of a role that count; an older one may store some that do not. */
export function rulesInForce(stored: FieldRules | null): FieldRules {
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([entity]) => !unruled.has(entity)));
}

/** What a rule leaves of a field, from all to nothing. */
export const leavings = ['open', 'readonly', 'hidden'] as const;

export type Leaving = (typeof leavings)[number];

export function leavingOf(rule: FieldRule | undefined, field: string): Leaving {
  if (rule?.hidden?.includes(field)) return 'hidden';
  return rule?.readonly?.includes(field) ? 'readonly' : 'open';
}

/** Whether one leaves less of a field than the other. */
export function leavesLess(one: Leaving, other: Leaving): boolean {
  return leavings.indexOf(one) > leavings.indexOf(other);
}

/** The fields that a rule names, each once. */
export function ruledFields({ hidden = [], readonly = [] }: FieldRule): string[] {
  return [...new Set([...hidden, ...readonly])];
}

/** What roles keep from one who holds them all: only what every one of them does. */
export function combineFieldRules(roles: readonly FieldRules[]): FieldRules {
  const [first, ...others] = roles;
  if (!first) return {};
  const combined = Object.entries(first).flatMap(([entity, given]): [string, FieldRule][] => {
    const rules = others.map((role) => role[entity] ?? {});
    const { hidden = [] } = given;
    const kept = {
      hidden: hidden.filter((field) => rules.every((rule) => rule.hidden?.includes(field))),
      readonly: ruledFields(given).filter((field) =>
        rules.every((rule) => leavingOf(rule, field) !== 'open'),
      ),
    };
    return kept.readonly.length > 0 ? [[entity, kept]] : [];
  });
  return Object.fromEntries(combined);
}
