import type { AnalysisResult } from '../analysis';
import { judgedValues } from './judged-values';
import { quantities } from './quantities';
import type { QuantityGroup } from './quantity';
import type { Reference } from './reference';

export const scoreGroups = [
  'arch',
  'symmetry',
  'pressure',
  'gait',
  'posture',
] as const satisfies readonly QuantityGroup[];

export type Scores = { readonly [group in QuantityGroup]?: number };

/**
 * Scores from 0 to 100, where 100 is within the reference ranges. The score of a group is the average over
 * its values that have a range; a group without such values is absent. A value scores 100 · max(0, 1 − d /
 * w), where d is its distance from the range and w the width of the range. A missing lower end counts as 0;
 * without an upper end, w is the lower end. The scores serve to show many values in one picture; they are not
 * a scale from the literature.
 */
export function scoresOf(result: AnalysisResult): Scores {
  const scores = new Map<QuantityGroup, number[]>();
  for (const { quantity, value, reference } of judgedValues(result)) {
    const { group } = quantities[quantity];
    scores.set(group, [...(scores.get(group) ?? []), scoreOf(value, reference)]);
  }
  return Object.fromEntries(
    [...scores].map(([group, all]) => [group, all.reduce((sum, score) => sum + score, 0) / all.length]),
  );
}

function scoreOf(value: number, { from, to }: Reference): number {
  const outside = Math.max((from ?? value) - value, value - (to ?? value), 0);
  const width = (to ?? from ?? 1) - (to === undefined ? 0 : (from ?? 0));
  return 100 * Math.max(0, 1 - outside / width);
}
