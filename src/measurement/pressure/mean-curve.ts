/** Curves over 0 to 100 % of stance, 101 values each: the mean of several steps and their standard deviation. */
export interface MeanCurve {
  readonly mean: Float64Array;
  /** Sample standard deviation (n - 1); 0 for a single step. */
  readonly deviation: Float64Array;
}

const points = 101;

/** Resamples every curve to 101 points by linear interpolation, and computes mean and standard deviation per point. */
export function meanCurve(curves: readonly ArrayLike<number>[]): MeanCurve | undefined {
  const stretched = curves.filter(({ length }) => length > 1).map(stretch);
  if (stretched.length === 0) return undefined;
  const mean = new Float64Array(points);
  const deviation = new Float64Array(points);
  for (let point = 0; point < points; point++) {
    const { mean: middle, deviation: spread } = meanAndDeviation(stretched.map((curve) => curve[point] ?? 0));
    mean[point] = middle;
    deviation[point] = spread;
  }
  return { mean, deviation };
}

export function meanAndDeviation(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1)) };
}

function stretch(curve: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: points }, (_, point) => {
    const place = (point / (points - 1)) * (curve.length - 1);
    const before = curve[Math.floor(place)] ?? 0;
    const after = curve[Math.ceil(place)] ?? before;
    return before + (after - before) * (place % 1);
  });
}
