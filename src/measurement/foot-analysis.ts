import { type FootAxis, footAxis } from './footprint/foot-axis';
import { sideByShape } from './footprint/foot-side';
import { type Footprint, footprintOf } from './footprint/footprint';
import { type RegionMask, regionMask } from './footprint/region-mask';
import { separateFeet } from './footprint/separate-feet';
import { archIndex } from './pressure/arch-index';
import { centreOfPressure, type Point } from './pressure/centre-of-pressure';
import { forceCurve } from './pressure/force';
import { type RegionLoads, regionLoads } from './pressure/region-loads';
import { type Step, stepsOf } from './pressure/steps';
import { allFrames, type PressureRecording, type Side } from './recording';

/**
 * One foot of a recording: its footprint over all frames and what follows from it. What cannot be told from
 * the data (a footprint without the shape of a foot, a shape that is neither left nor right) is absent, and
 * so is what depends on it.
 */
export interface FootAnalysis {
  readonly footprint: Footprint;
  /** 1 for the cells of this foot; absent where it is the only one. */
  readonly area: Uint8Array | undefined;
  /** N in each frame. */
  readonly forces: Float64Array;
  readonly path: readonly (Point | undefined)[];
  readonly steps: readonly Step[];
  readonly axis: FootAxis | undefined;
  readonly side: Side | undefined;
  readonly mask: RegionMask | undefined;
  readonly regions: RegionLoads | undefined;
  readonly archIndex: number | undefined;
}

/** The feet of a recording, the largest first. `side` is what the file or the operator says of a single foot. */
export function analyseFeet(recording: PressureRecording, side?: Side): readonly FootAnalysis[] {
  const whole = footprintOf(recording, allFrames(recording));
  const areas = recording.surface === 'insole' ? [] : separateFeet(whole);
  if (areas.length < 2) return [analyseFoot(recording, whole, undefined, side)];
  return areas.map((area) =>
    analyseFoot(recording, footprintOf(recording, allFrames(recording), area), area, undefined),
  );
}

function analyseFoot(
  recording: PressureRecording,
  footprint: Footprint,
  area: Uint8Array | undefined,
  given: Side | undefined,
): FootAnalysis {
  const range = allFrames(recording);
  const forces = forceCurve(recording, range, area);
  const path = centreOfPressure(recording, range, area);
  const axis = footAxis(footprint, path);
  const side = given ?? (axis && sideByShape(footprint, axis, path));
  const mask = axis && side && regionMask(footprint, axis, side);
  return {
    footprint,
    area,
    forces,
    path,
    steps: stepsOf(recording, forces, axis, path),
    axis,
    side,
    mask,
    regions: mask && regionLoads(recording, range, mask),
    archIndex: axis && mask && archIndex(footprint, axis, mask),
  };
}
