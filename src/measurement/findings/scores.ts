import { type Findings, foundValues } from './findings';
import { normalRange, quantities } from './quantities';
import type { NormalRange, QuantityGroup } from './quantity';

export const scoreGroups = [
  'arch',
  'symmetry',
  'pressure',
  'gait',
  'posture',
] as const satisfies readonly QuantityGroup[];

export type Scores = { readonly [group in QuantityGroup]?: number };

/**
 * Scores from 0 to 100, 100 being within the normal ranges: those of the group's values that have a normal
 * range, on average. A value scores 100 · max(0, 1 − d / w), where d is its distance from the range and w
 * the width of the range. A way to show many values in one picture, not a scale of the literature. A group
 * without such values is absent.
 */
export function scoresOf(findings: Findings): Scores {
  const scores = new Map<QuantityGroup, number[]>();
  for (const { name, value } of foundValues(findings)) {
    const range = normalRange(name, findings.kind);
    const { group } = quantities[name];
    if (range) scores.set(group, [...(scores.get(group) ?? []), scoreOf(value, range)]);
  }
  return Object.fromEntries(
    [...scores].map(([group, all]) => [group, all.reduce((sum, score) => sum + score, 0) / all.length]),
  );
}

function scoreOf(value: number, { from, to }: NormalRange): number {
  const outside = Math.max(from - value, value - to, 0);
  return 100 * Math.max(0, 1 - outside / (to - from));
}
