import type { AnalysisResult } from '../analysis';
import type { Side } from '../recording';
import type { FindingKey } from './finding';
import { isOfSide, type QuantityName, quantityNames } from './quantities';
import { type Reference, sideOfRange } from './reference';
import { referenceIn } from './references';

/** A value that has a reference range. */
export interface JudgedValue {
  readonly quantity: QuantityName;
  /** Absent for values of the person. */
  readonly side?: Side;
  readonly value: number;
  readonly reference: Reference;
}

export function judgedValues(result: Omit<AnalysisResult, 'findings'>): readonly JudgedValue[] {
  return quantityNames.flatMap((quantity): readonly JudgedValue[] => {
    if (isOfSide(quantity)) {
      return (['left', 'right'] as const).flatMap((side) => {
        const found = result[side].values[quantity];
        const reference = referenceIn(result, quantity, side);
        return found && reference ? [{ quantity, side, value: found.value, reference }] : [];
      });
    }
    const found = result.person[quantity];
    const reference = referenceIn(result, quantity);
    return found && reference ? [{ quantity, value: found.value, reference }] : [];
  });
}

/** Quantities that a finding is about although its evidence is another one. */
const aboutToo: { readonly [key in FindingKey]?: readonly QuantityName[] } = {
  halluxPressure: ['halluxPressure'],
  heelPressure: ['heelPressure'],
  metatarsalPressure: ['metatarsalPressure'],
  unevenLoad: ['leftShare', 'rightShare'],
  forefootLoad: ['rearShare', 'foreShare'],
  heelLoad: ['rearShare', 'foreShare'],
};

/** The values outside of their reference range that no finding is about: there is no advice for them. */
export function unadvisedValues(result: AnalysisResult): readonly JudgedValue[] {
  return judgedValues(result).filter(
    ({ quantity, side, value, reference }) =>
      sideOfRange(value, reference) &&
      !result.findings.some(
        (finding) =>
          finding.side === side &&
          (finding.quantity === quantity ||
            finding.against?.quantity === quantity ||
            aboutToo[finding.key]?.includes(quantity)),
      ),
  );
}

/**
 * What follows from the values: `mismatch` if they contradict the person's data, `found` if there are findings,
 * `outside` if values without advice are outside of their range, `usual` if all are within it, and `unjudged` if none
 * has a range, as of children.
 */
export function conclusionOf(
  result: AnalysisResult,
): 'mismatch' | 'found' | 'outside' | 'usual' | 'unjudged' {
  if (result.mismatches) return 'mismatch';
  if (result.findings.length > 0) return 'found';
  if (judgedValues(result).length === 0) return 'unjudged';
  return unadvisedValues(result).length > 0 ? 'outside' : 'usual';
}
