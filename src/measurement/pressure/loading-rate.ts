import { highest } from './force';

/** A maximum counts as a peak once the force has fallen below it by this fraction of the highest force. */
const dip = 0.05;

/**
 * Mean rise of force between 20 % and 80 % of the time from contact to the first peak, in N/s. The window is
 * that of Milner et al. (Med Sci Sports Exerc 38, 2006, 323-328), who used it for the impact peak of running.
 * The first peak is the first maximum in the first half of stance below which the force then falls by more
 * than 5 % of its highest value or, without such a maximum, the highest force of that half. Undefined if the
 * force still rises at the middle of stance (there is no first peak), or reaches the peak in fewer than three
 * frames.
 */
export function loadingRate_N_per_s(forces: ArrayLike<number>, frameInterval_s: number): number | undefined {
  const peak = firstPeak(forces);
  if (peak === undefined || peak < 3) return undefined;
  const [from, to] = [0.2 * peak, 0.8 * peak];
  return (forceAt(forces, to) - forceAt(forces, from)) / ((to - from) * frameInterval_s);
}

function firstPeak(forces: ArrayLike<number>): number | undefined {
  const middle = Math.floor((forces.length - 1) / 2);
  const fall = dip * highest(forces);
  let peak = 0;
  for (let frame = 1; frame <= middle; frame++) {
    if ((forces[frame] ?? 0) > (forces[peak] ?? 0)) peak = frame;
    else if ((forces[peak] ?? 0) - (forces[frame] ?? 0) > fall) return peak;
  }
  const stillRises = peak === middle && (forces[peak + 1] ?? 0) > (forces[peak] ?? 0);
  return stillRises ? undefined : peak;
}

function forceAt(forces: ArrayLike<number>, frame: number): number {
  const before = forces[Math.floor(frame)] ?? 0;
  const after = forces[Math.ceil(frame)] ?? before;
  return before + (after - before) * (frame % 1);
}
