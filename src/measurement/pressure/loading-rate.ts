/** A force that falls by this part of its highest value after a rise has passed its first peak. */
const dip = 0.05;

/**
 * Mean rise of force between 20 % and 80 % of the time from contact to the first peak, in N/s (the window of
 * Milner et al., Med Sci Sports Exerc 38, 2006, 323-328). The first peak is the first maximum that the force
 * falls below by 5 % of its highest value. Absent where it is reached in fewer than three frames.
 */
export function loadingRate_Ns(forces: ArrayLike<number>, frameInterval_s: number): number | undefined {
  const peak = firstPeak(forces);
  if (peak < 3) return undefined;
  const [from, to] = [0.2 * peak, 0.8 * peak];
  return (forceAt(forces, to) - forceAt(forces, from)) / ((to - from) * frameInterval_s);
}

function firstPeak(forces: ArrayLike<number>): number {
  const values = Array.from(forces);
  const most = Math.max(...values);
  let peak = 0;
  for (const [frame, force] of values.entries()) {
    if (force > (values[peak] ?? 0)) peak = frame;
    else if ((values[peak] ?? 0) - force > dip * most) return peak;
  }
  return peak;
}

function forceAt(forces: ArrayLike<number>, frame: number): number {
  const before = forces[Math.floor(frame)] ?? 0;
  const after = forces[Math.ceil(frame)] ?? before;
  return before + (after - before) * (frame % 1);
}
