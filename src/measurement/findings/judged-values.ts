import type { AnalysisResult } from '../analysis';
import type { RegionName } from '../footprint/region-mask';
import type { Side } from '../recording';
import type { Finding, FindingKey } from './finding';
import { isOfSide, type QuantityName, quantities, quantityNames } from './quantities';
import type { QuantityGroup } from './quantity';
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

/** The groups without which nothing can be said of the feet or the posture. Times and symmetry alone say nothing of them. */
const centralGroups: readonly QuantityGroup[] = ['arch', 'pressure', 'posture'];

interface Compared {
  /** The quantities of which the result has a value. */
  readonly measured: readonly QuantityName[];
  /** Those of them of which a value has a reference range. */
  readonly judged: readonly QuantityName[];
}

/** How many of these quantities were measured, and which of them could be compared with a reference range. */
export function comparedIn(result: AnalysisResult, names: readonly QuantityName[] = quantityNames): Compared {
  const judged = new Set(judgedValues(result).map(({ quantity }) => quantity));
  const values = [result.left.values, result.right.values, result.person];
  return {
    measured: names.filter((name) => values.some((some) => name in some)),
    judged: names.filter((name) => judged.has(name)),
  };
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

/** A finding about a region of a foot. */
export interface RegionFinding extends Finding {
  readonly region: RegionName;
}

/**
 * The finding about a region of the area that the quantity measures: the pressure below the metatarsal heads has no range
 * of its own in walking, single heads have one. It judges that head only, and another one may have the highest pressure.
 */
export function regionFindingOf(
  { findings }: AnalysisResult,
  quantity: QuantityName,
  side: Side,
): RegionFinding | undefined {
  return findings.find(
    (finding): finding is RegionFinding =>
      finding.side === side &&
      finding.region !== undefined &&
      aboutToo[finding.key]?.includes(quantity) === true,
  );
}

/** Quantities whose ranges follow from that of the symmetry index, which says the same. */
const saidByIndex: readonly QuantityName[] = ['leftShare', 'rightShare'];

/**
 * The values that are outside of their reference range and that no finding covers, so that there is no advice
 * for them. Those that say the same count once.
 */
export function unadvisedValues(result: AnalysisResult): readonly JudgedValue[] {
  return judgedValues(result).filter(
    ({ quantity, side, value, reference }) =>
      !saidByIndex.includes(quantity) &&
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
 * range, `usual` if all values that have a range are within it, and `partly` if that is so, but no pressure, arch or
 * posture has a range.
 */
export function conclusionOf(
  result: AnalysisResult,
): 'mismatch' | 'found' | 'outside' | 'usual' | 'partly' | 'unjudged' {
  if (result.mismatches) return 'mismatch';
  if (result.findings.length > 0) return 'found';
  const { judged } = comparedIn(result);
  if (judged.length === 0) return 'unjudged';
  if (unadvisedValues(result).length > 0) return 'outside';
  return judged.some((name) => centralGroups.includes(quantities[name].group)) ? 'usual' : 'partly';
}
