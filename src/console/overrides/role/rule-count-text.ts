import type { TFunction } from 'i18next';
import { type FieldRule, type Leaving, leavingOf, ruledFields } from '../../../entity/access/field-rules';

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
