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

/** Quantities that a finding covers in addition to the quantity of its evidence. */
const aboutToo: { readonly [key in FindingKey]?: readonly QuantityName[] } = {
  halluxPressure: ['halluxPressure'],
  heelPressure: ['heelPressure'],
  metatarsalPressure: ['metatarsalPressure'],
  unevenLoad: ['leftShare', 'rightShare'],
  forefootLoad: ['rearShare', 'foreShare'],
  heelLoad: ['rearShare', 'foreShare'],
};

/**
 * The values that are outside of their reference range and that no finding covers, so that there is no advice
 * for them.
 */
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
 * What follows from the values: `mismatch` if they contradict the person's data, `found` if there are
 * findings, `unjudged` if no value has a range, `outside` if values without advice are outside of their
 * range, and `usual` if all values are within it.
 */
export function conclusionOf(
  result: AnalysisResult,
): 'mismatch' | 'found' | 'outside' | 'usual' | 'unjudged' {
  if (result.mismatches) return 'mismatch';
  if (result.findings.length > 0) return 'found';
  if (judgedValues(result).length === 0) return 'unjudged';
  return unadvisedValues(result).length > 0 ? 'outside' : 'usual';
}
