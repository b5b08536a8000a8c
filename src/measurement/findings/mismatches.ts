import type { AnalysisResult, Person } from '../analysis';
import type { Evidence } from './finding';

/** Weight of 1 kg, in N. */
const gravity = 9.80665;

/**
 * Multiple of the body weight that neither one foot in walking nor both feet in standing can reach: the
 * vertical force is 1.2 times the body weight in walking, and 2.5 times in running at 6 m/s.
 */
const mostBodyWeights = 2;
const forceSource =
  'Twice the body weight; walking reaches 1.2 times: Keller et al., Clin Biomech 11, 1996, 253-259';

/**
 * The feet of boys, which are longer than those of girls, grow linearly from 156 ± 8 mm at the age of 3 to
 * 258 ± 15 mm at 15. The limit is the mean at the next birthday plus four times the larger standard
 * deviation.
 */
const growth = { from_years: 3, to_years: 15, from_mm: 156, to_mm: 258, margin_mm: 4 * 15 } as const;
const adult_years = 18;
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
  const { from_years, to_years, from_mm, to_mm, margin_mm } = growth;
  const grown = Math.min(1, Math.max(0, (age + 1 - from_years) / (to_years - from_years)));
  return from_mm + grown * (to_mm - from_mm) + margin_mm;
}
