import { type FootAxis, footAxis } from './footprint/foot-axis';
import { sideByShape } from './footprint/foot-side';
import {
  type CellIndices,
  type Footprint,
  footprintOf,
  indicesOf,
  partOf,
  shapeOf,
} from './footprint/footprint';
import { type RegionMask, regionMask } from './footprint/region-mask';
import { separateFeet } from './footprint/separate-feet';
import type { Point } from './geometry';
import { type CleanRecording, withoutNoise } from './noise-floor';
import { archIndex } from './pressure/arch-index';
import { centreOfPressure } from './pressure/centre-of-pressure';
import { forceCurve } from './pressure/force';
import { type RegionLoads, regionLoads } from './pressure/region-loads';
import { type Step, stepsOf } from './pressure/steps';
import { allFrames, type PressureRecording, type Side } from './recording';

/**
 * One foot of a recording, with the results of its footprint. Results that the data do not allow (a footprint without
 * the shape of a foot, a shape that is neither left nor right) are absent, and so is all that depends on them.
 */
export interface FootAnalysis {
  /** The footprint of the complete steps or, without any, of all frames. */
  readonly footprint: Footprint;
  /** The cells that this foot loads; all loaded cells if it is the only foot. */
  readonly cells: CellIndices;
  /** Force in N of each frame. */
  readonly forces: Float64Array;
  readonly path: readonly (Point | undefined)[];
  /** Empty for a single frame, which has no time. */
  readonly steps: readonly Step[];
  readonly axis: FootAxis | undefined;
  readonly side: Side | undefined;
  readonly mask: RegionMask | undefined;

  /** Computed from the footprint; each step of a walking foot has its own, see `analyseStep`. */
  readonly archIndex: number | undefined;
}

export interface AnalysedFeet extends CleanRecording {
  /** The largest first. */
  readonly feet: readonly FootAnalysis[];
}

/** `side`: the side of a single foot, as named by the file or the operator. */
export function analyseFeet(recording: PressureRecording, side?: Side): AnalysedFeet {
  const found = withoutNoise(recording);
  const { clean, whole } = found;
  const parts = clean.surface === 'insole' ? [] : separateFeet(whole);
  if (parts.length < 2) return { ...found, feet: [analyseFoot(clean, whole, side)] };
  return { ...found, feet: parts.map((cells) => analyseFoot(clean, partOf(whole, cells))) };
}

/** `whole`: the footprint of all frames. */
function analyseFoot(recording: PressureRecording, whole: Footprint, namedSide?: Side): FootAnalysis {
  const range = allFrames(recording);
  const cells = indicesOf(whole);
  const forces = forceCurve(recording, cells);
  const steps = recording.frames.length < 2 ? [] : stepsOf(recording, forces);
  const complete = steps.filter(({ cutOff }) => !cutOff);
  const isWhole = complete.some(({ start, end }) => start === range.start && end === range.end);
  const footprint = complete.length > 0 && !isWhole ? footprintOf(recording, complete, cells) : whole;
  const shape = shapeOf(footprint);
  const path = centreOfPressure(recording, cells);
  const axis = footAxis(shape, path);
  const side = namedSide ?? (axis && sideByShape(shape, axis, path));
  const mask = axis && side && regionMask(shape, axis, side, whole);
  return {
    footprint,
    cells,
    forces,
    path,
    steps,
    axis,
    side,
    mask,
    archIndex: axis && mask && archIndex(footprint, axis, mask),
  };
}

/** The loads of a foot's regions over the whole recording, including steps that are cut off. */
export function wholeRegions(clean: PressureRecording, { mask }: FootAnalysis): RegionLoads | undefined {
  return mask && regionLoads(clean, allFrames(clean), mask);
}
