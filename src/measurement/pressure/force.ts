import { type FrameRange, newtonPerKpa, type PressureRecording } from '../recording';

/**
 * Force in N of each frame of a range: the sum of pressure times cell area; with `area`, only of the cells in this
 * mask.
 */
export function forceCurve(
  recording: PressureRecording,
  { start, end }: FrameRange,
  area?: Uint8Array,
): Float64Array {
  const newton = newtonPerKpa(recording);
  return Float64Array.from(recording.frames.slice(start, end + 1), (frame) => {
    let sum = 0;
    for (let index = 0; index < frame.length; index++) {
      if (!area || area[index]) sum += frame[index] ?? 0;
    }
    return sum * newton;
  });
}

/** Force-time integral in N·s: the sum of force times frame interval, as plate makers compute it. */
export function impulse_Ns(forces: ArrayLike<number>, frameInterval_s: number): number {
  let sum = 0;
  for (let index = 0; index < forces.length; index++) sum += forces[index] ?? 0;
  return sum * frameInterval_s;
}

export function highest(values: ArrayLike<number>): number {
  let most = 0;
  for (let index = 0; index < values.length; index++) most = Math.max(most, values[index] ?? 0);
  return most;
}
