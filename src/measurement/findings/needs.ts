import { type Advice, type AdviceKey, adviceOf } from './advice';
import { type Findings, foundValues } from './findings';
import { type Need, needs } from './need';

/** What advice asks for, as shops of running shoes and makers of insoles choose them: a convention. */
const needsOfAdvice: { readonly [key in AdviceKey]?: readonly Need[] } = {
  flatArch: ['arch_support', 'motion_control'],
  highArch: ['heel_cushioning', 'forefoot_cushioning'],
  heelPressure: ['heel_cushioning'],
  forefootPressure: ['forefoot_cushioning', 'wide_forefoot'],
  forefootLoad: ['forefoot_cushioning'],
  pronation: ['motion_control', 'arch_support'],
  supination: ['heel_cushioning', 'forefoot_cushioning'],
  kneeValgus: ['motion_control'],
  rearfootValgus: ['motion_control', 'arch_support'],
};

export interface FoundNeed {
  readonly need: Need;
  /** Empty for `neutral`, which is what is left when nothing else is needed. */
  readonly reasons: readonly Advice[];
}

/** The needs of a person, those with the strongest and the most reasons first; none where nothing is found. */
export function needsOf(findings: Findings): readonly FoundNeed[] {
  const advice = adviceOf(findings);
  const found = needs
    .map((need) => ({ need, reasons: advice.filter(({ key }) => needsOfAdvice[key]?.includes(need)) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => weight(b) - weight(a));
  if (found.length > 0 || foundValues(findings).length === 0) return found;
  return [{ need: 'neutral', reasons: [] }];
}

/** One reason that asks for attention counts as much as two notes. */
export function weight({ reasons }: FoundNeed): number {
  return reasons.reduce((sum, { level }) => sum + (level === 'attention' ? 2 : 1), 0);
}
