/** A point of a grid, in mm from its corner, y downwards. */
export interface Point {
  readonly x_mm: number;
  readonly y_mm: number;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The position across, at `along`, of the straight line through two points in foot coordinates. */
export function acrossAt(
  from: { readonly along: number; readonly across: number },
  to: { readonly along: number; readonly across: number },
  along: number,
): number {
  return from.across + ((to.across - from.across) * (along - from.along)) / (to.along - from.along);
}
