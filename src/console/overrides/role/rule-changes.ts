import type { TFunction } from 'i18next';
import type { Actor } from '../../../entity/access/actor';
import {
  type FieldRule,
  type FieldRules,
  type Leaving,
  leavesLess,
  leavingOf,
  leavings,
  ruledFields,
} from '../../../entity/access/field-rules';
import { alwaysShown } from '../../../entity/declaration/check-field-rules';
import { type Entity, type Field, mustBeGiven } from '../../../entity/model/entity';

/** What a rule can leave of the field; nothing to choose where the field cannot be kept back. */
export function choicesOf({ name, derived, secret }: Field): readonly Leaving[] {
  if (alwaysShown.has(name)) return [];
  if (derived) return ['open', 'hidden'];
  return secret ? ['open', 'readonly'] : leavings;
}

/** The rules with another choice for one field; null when none is left. */
export function withLeaving(
  rules: FieldRules,
  entity: string,
  field: string,
  leaving: Leaving,
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

/** The rules, made to keep back whatever others do. */
export function withRules(rules: FieldRules, others: FieldRules): FieldRules | null {
  const taken = Object.entries(others).flatMap(([entity, rule]) =>
    ruledFields(rule).map((field) => ({ entity, field, leaving: leavingOf(rule, field) })),
  );
  return taken.reduce<FieldRules | null>(
    (kept, { entity, field, leaving }) =>
      leavesLess(leaving, leavingOf(kept?.[entity], field))
        ? withLeaving(kept ?? {}, entity, field, leaving)
        : kept,
    rules,
  );
}

/** A new role leaves of each field no more than who makes it may give; who makes roles sees all rows. */
export function roleStart({ fields }: Actor) {
  return { field_rules: Object.keys(fields).length > 0 ? withRules({}, fields) : null };
}

/** How many fields a rule hides and how many it keeps from being changed; empty where it does neither. */
export function ruleCountText(t: TFunction, rule: FieldRule): string {
  const left = ruledFields(rule).map((name) => leavingOf(rule, name));
  const countOf = (leaving: Leaving) => left.filter((one) => one === leaving).length;
  const [hidden, readonly] = [countOf('hidden'), countOf('readonly')];
  return [
    ...(hidden > 0 ? [t('rolePage.hiddenCount', { count: hidden })] : []),
    ...(readonly > 0 ? [t('rolePage.readonlyCount', { count: readonly })] : []),
  ].join(' · ');
}

/** What holders can no longer do because of a rule; words under `rolePage.effect.{kind}`. */
export interface RuleEffect {
  readonly kind: 'noCreate' | 'noSteps' | 'noName';
  /** Names of the workflow actions that are lost. */
  readonly actions: readonly string[];
}

/** What a rule for this field takes from holders of the role in addition to the field. */
export function effectsOf(entity: Entity, field: Field, leaving: Leaving): RuleEffect[] {
  if (leaving === 'open') return [];
  const steps = entity.actions.filter(
    (action) =>
      (leaving === 'hidden' && action.field === field.name) || (action.require ?? []).includes(field.name),
  );
  const isName = leaving === 'hidden' && entity.label === field.name;
  return [
    ...(mustBeGiven(field) && entity.operations.has('create')
      ? [{ kind: 'noCreate', actions: [] } as const]
      : []),
    ...(steps.length > 0 ? [{ kind: 'noSteps', actions: steps.map(({ name }) => name) } as const] : []),
    ...(isName ? [{ kind: 'noName', actions: [] } as const] : []),
  ];
}
