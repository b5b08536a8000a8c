/** What a role keeps from its holders in one entity: fields not shown at all, and fields not changed. */
export interface FieldRule {
  readonly hidden?: readonly string[];
  readonly readonly?: readonly string[];
}

/** By entity name. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** What roles keep from one who holds them all: only what every one of them does. */
export function combineFieldRules(roles: readonly FieldRules[]): FieldRules {
  const [first, ...others] = roles;
  if (!first) return {};
  const combined = Object.keys(first).flatMap((entity): [string, FieldRule][] => {
    const rules = others.map((role) => role[entity] ?? {});
    const { hidden = [], readonly = [] } = first[entity] ?? {};
    const kept = {
      hidden: hidden.filter((field) => rules.every((rule) => rule.hidden?.includes(field))),
      readonly: [...new Set([...hidden, ...readonly])].filter((field) =>
        rules.every((rule) => rule.hidden?.includes(field) || rule.readonly?.includes(field)),
      ),
    };
    return kept.readonly.length > 0 ? [[entity, kept]] : [];
  });
  return Object.fromEntries(combined);
}
