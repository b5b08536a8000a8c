/**
 * Symmetry index in percent (Robinson et al., J Manipulative Physiol Ther 10, 1987, 172-176): the difference of left
 * and right as a fraction of their mean. 0 is symmetric; positive: more on the left; a load on one side only gives
 * ±200. Absent where both are 0.
 */
export function symmetryIndex(left: number, right: number): number | undefined {
  return left + right === 0 ? undefined : ((left - right) / ((left + right) / 2)) * 100;
}
