import type { CellIndices } from '../footprint/footprint';
import { newtonPerKpa, type PressureRecording } from '../recording';

/** Force in N of each frame: the sum of pressure times cell area. */
export function forceCurve(recording: PressureRecording, cells: CellIndices): Float64Array {
  const newton = newtonPerKpa(recording);
  return Float64Array.from(recording.frames, (frame) => {
    let sum = 0;
    for (let at = 0; at < cells.length; at++) sum += frame[cells[at] ?? 0] ?? 0;
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
