/**
 * The feet of boys, which are longer than those of girls, grow linearly from 156 ± 8 mm at the age of 3 to
 * 258 ± 15 mm at 15 (Cheng et al., Clin Orthop Relat Res 342, 1997, 123-131).
 */
const growth = { from_years: 3, to_years: 15, from_mm: 156, to_mm: 258 } as const;

/** From this age the length of feet is known. */
export const growthFrom_years = growth.from_years;

/** The larger of the two standard deviations. */
export const grownFootDeviation_mm = 15;

/** Mean length of the foot of a boy of this age. */
export function grownFoot_mm(age: number): number {
  const { from_years, to_years, from_mm, to_mm } = growth;
  const grown = Math.min(1, Math.max(0, (age - from_years) / (to_years - from_years)));
  return from_mm + grown * (to_mm - from_mm);
}
