import type { AnalysisResult } from '../analysis';
import { type Finding, type FindingKey, levels } from './finding';
import { judgedValues } from './judged-values';
import { type Need, needs } from './need';
import { sideOfRange } from './reference';

/** The needs that follow from a finding, by convention of running shoe shops and insole makers. */
const needsOfFinding: { readonly [key in FindingKey]?: readonly Need[] } = {
  flatArch: ['arch_support', 'motion_control'],
  highArch: ['heel_cushioning', 'forefoot_cushioning'],
  heelPressure: ['heel_cushioning'],
  metatarsalPressure: ['forefoot_cushioning'],
  halluxPressure: ['forefoot_cushioning'],
  toePressure: ['wide_forefoot'],
  forefootLoad: ['forefoot_cushioning'],
  heelLoad: ['heel_cushioning'],
  pronation: ['motion_control', 'arch_support'],
  supination: ['heel_cushioning', 'forefoot_cushioning'],
  kneeValgus: ['motion_control'],
  rearfootValgus: ['motion_control', 'arch_support'],
  rearfootInverted: ['heel_cushioning'],
};

export interface FoundNeed {
  readonly need: Need;
  /** Empty for `neutral`, which applies where there is no other need. */
  readonly reasons: readonly Finding[];
}

/**
 * The needs of a person, ordered by strength and number of reasons. If no finding leads to a need, the only
 * need is `neutral`, if the arches of all measured feet are within their range; else there is none.
 */
export function needsOf(result: AnalysisResult): readonly FoundNeed[] {
  const { findings } = result;
  const found = needs
    .map((need) => ({ need, reasons: findings.filter(({ key }) => needsOfFinding[key]?.includes(need)) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => weight(b) - weight(a));
  if (found.length > 0 || !isNeutral(result)) return found;
  return [{ need: 'neutral', reasons: [] }];
}

function isNeutral(result: AnalysisResult): boolean {
  const measured = (['left', 'right'] as const).filter((side) => Object.keys(result[side].values).length > 0);
  const usual = judgedValues(result).filter(
    ({ quantity, value, reference }) => quantity === 'archIndex' && !sideOfRange(value, reference),
  );
  return !result.mismatches && usual.length > 0 && usual.length === measured.length;
}

/** The weight of a need: the sum over its reasons, stronger levels count more. */
export function weight({ reasons }: FoundNeed): number {
  return reasons.reduce((sum, { level }) => sum + levels.indexOf(level) + 1, 0);
}
