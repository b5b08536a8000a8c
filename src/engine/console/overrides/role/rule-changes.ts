import type { TFunction } from 'i18next';
import type { Actor } from '../../../schema/access/actor';
import {
  type AccessLevel,
  accessLevelOf,
  accessLevels,
  type FieldRule,
  type FieldRules,
  leavesLess,
  ruledFields,
} from '../../../schema/access/field-rules';
import { alwaysShown } from '../../../schema/declaration/check-field-rules';
import { type Entity, type Field, isRequiredInCreate } from '../../../schema/model/entity';

/** The rules that a field allows; empty if it cannot be restricted. */
export function choicesOf({ name, derived, secret }: Field): readonly AccessLevel[] {
  if (alwaysShown.has(name)) return [];
  if (derived) return ['open', 'hidden'];
  return secret ? ['open', 'readonly'] : accessLevels;
}

/** The rules with a new choice for one field; null if none remain. */
export function withLeaving(
  rules: FieldRules,
  entity: string,
  field: string,
  leaving: AccessLevel,
): FieldRules | null {
  const { [entity]: rule = {}, ...others } = rules;
  const without = (names: readonly string[] = []) => names.filter((name) => name !== field);
  const lists: FieldRule = {
    hidden: [...without(rule.hidden), ...(leaving === 'hidden' ? [field] : [])],
    readonly: [...without(rule.readonly), ...(leaving === 'readonly' ? [field] : [])],
  };
  const kept = Object.entries(lists).filter(([, names]) => names.length > 0);
  const next = kept.length > 0 ? { ...others, [entity]: Object.fromEntries(kept) } : others;
  return Object.keys(next).length > 0 ? next : null;
}

/** The rules, tightened to be at least as strict as `others`. */
export function withRules(rules: FieldRules, others: FieldRules): FieldRules | null {
  const taken = Object.entries(others).flatMap(([entity, rule]) =>
    ruledFields(rule).map((field) => ({ entity, field, leaving: accessLevelOf(rule, field) })),
  );
  return taken.reduce<FieldRules | null>(
    (kept, { entity, field, leaving }) =>
      leavesLess(leaving, accessLevelOf(kept?.[entity], field))
        ? withLeaving(kept ?? {}, entity, field, leaving)
        : kept,
    rules,
  );
}

/** A new role starts with the field rules of its creator. Its scope is free: all creators of roles see all rows. */
export function roleStart({ fields }: Actor) {
  return { field_rules: Object.keys(fields).length > 0 ? withRules({}, fields) : null };
}

/** Number of hidden and of read-only fields of a rule; empty if there are none. */
export function ruleCountText(t: TFunction, rule: FieldRule): string {
  const left = ruledFields(rule).map((name) => accessLevelOf(rule, name));
  const countOf = (leaving: AccessLevel) => left.filter((one) => one === leaving).length;
  const [hidden, readonly] = [countOf('hidden'), countOf('readonly')];
  return [
    ...(hidden > 0 ? [t('rolePage.hiddenCount', { count: hidden })] : []),
    ...(readonly > 0 ? [t('rolePage.readonlyCount', { count: readonly })] : []),
  ].join(' · ');
}

/** An ability that holders lose by a rule; the text is `rolePage.effect.{kind}`. */
export interface RuleEffect {
  readonly kind: 'noCreate' | 'noSteps' | 'noName';
  /** Names of the workflow actions that are lost. */
  readonly actions: readonly string[];
}

/** Side effects of a rule for this field on holders of the role. */
export function effectsOf(entity: Entity, field: Field, leaving: AccessLevel): RuleEffect[] {
  if (leaving === 'open') return [];
  const steps = entity.actions.filter(
    (action) =>
      (leaving === 'hidden' && action.field === field.name) || (action.require ?? []).includes(field.name),
  );
  const isName = leaving === 'hidden' && entity.label === field.name;
  return [
    ...(isRequiredInCreate(field) && entity.operations.has('create')
      ? [{ kind: 'noCreate', actions: [] } as const]
      : []),
    ...(steps.length > 0 ? [{ kind: 'noSteps', actions: steps.map(({ name }) => name) } as const] : []),
    ...(isName ? [{ kind: 'noName', actions: [] } as const] : []),
  ];
}
