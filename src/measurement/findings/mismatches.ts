import type { AnalysisResult, Person } from '../analysis';
import type { Evidence } from './finding';
import { grownFoot_mm, grownFootDeviation_mm } from './foot-growth';

/** Weight of 1 kg, in N. */
const gravity = 9.80665;

/**
 * Multiple of the body weight that neither one foot in walking nor both feet in standing can reach: the
 * vertical force is 1.2 times the body weight in walking, and 2.5 times in running at 6 m/s.
 */
const mostBodyWeights = 2;
const forceSource =
  'Twice the body weight; walking reaches 1.2 times: Keller et al., Clin Biomech 11, 1996, 253-259';

const adult_years = 18;
/** Above the mean at the next birthday, in standard deviations. */
const longestDeviations = 4;
const lengthSource =
  'Mean of boys and four standard deviations: Cheng et al., Clin Orthop Relat Res 342, 1997, 123-131';

/**
 * Values that contradict what is known about the person, so that the measurement is probably that of somebody else:
 * each with the limit that it exceeds.
 */
export function mismatchesOf(
  { kind, left, right }: Pick<AnalysisResult, 'kind' | 'left' | 'right'>,
  { age, weight_kg }: Person,
): readonly Evidence[] {
  const valuesOf = (name: 'peakForce' | 'footLength') =>
    [left, right].flatMap(({ values }) => values[name]?.value ?? []);
  const forces = valuesOf('peakForce');
  const force = kind === 'static' ? forces.reduce((sum, one) => sum + one, 0) : Math.max(...forces);
  const length = Math.max(...valuesOf('footLength'));
  const exceeding = (
    quantity: Evidence['quantity'],
    unit: Evidence['unit'],
    value: number,
    to: number,
    source: string,
  ): readonly Evidence[] =>
    value > to
      ? [{ quantity, unit, value, reference: { to: Math.round(to), basis: 'derived', source } }]
      : [];
  return [
    ...(age !== undefined && age < adult_years
      ? exceeding('footLength', 'mm', length, longestFoot_mm(age), lengthSource)
      : []),
    ...(weight_kg === undefined
      ? []
      : exceeding('peakForce', 'N', force, mostBodyWeights * weight_kg * gravity, forceSource)),
  ];
}

function longestFoot_mm(age: number): number {
  return grownFoot_mm(age + 1) + longestDeviations * grownFootDeviation_mm;
}
