import type { PressureRecording } from '../recording';
import {
  gravity,
  gridOf,
  type LoadedPart,
  loadedCells,
  type ModelFoot,
  type PlateGrid,
  pressuresOf,
  scaleTo,
} from './sole';

/** A foot that walks over a plate. */
export interface WalkingFoot extends ModelFoot {
  readonly mass_kg: number;
  readonly contactTime_s: number;
}

/** The size of an emed plate with four sensors per square centimetre. */
export const demoPlate: PlateGrid = { rows: 95, columns: 64, cell_mm: 5 };

/** Peak force of normal walking as a fraction of body weight. */
const peakForce = 1.1;

/**
 * Records one step: the sum of all parts in each frame, scaled to a peak force of 1.1 times body weight. The sequence
 * follows healthy walking: first the heel, then the lateral forefoot, the medial forefoot and the hallux.
 */
export function recordStep(foot: WalkingFoot, plate = demoPlate, frameRate_Hz = 100): PressureRecording {
  const frames = framesOf(foot, plate, frameRate_Hz);
  const { overload, ...usual } = foot;
  const reference = overload ? framesOf(usual, plate, frameRate_Hz) : frames;
  scaleTo(peakForce * foot.mass_kg * gravity, frames, plate, reference);
  return { format: 'device', ...gridOf(plate), frameInterval_s: 1 / frameRate_Hz, frames };
}

function framesOf(foot: WalkingFoot, plate: PlateGrid, frameRate_Hz: number): readonly Float32Array[] {
  const parts = loadedCells(foot, plate);
  const count = Math.round(foot.contactTime_s * frameRate_Hz);
  return Array.from({ length: count }, (_, index) => {
    const time = (index + 0.5) / count;
    return pressuresOf(plate, parts, (part) => part.pressure_kPa * course(time, part));
  });
}

/** The toes unload gradually: the last frames of a step have less than a twentieth of its force. */
const leastFall = 0.8;

/** 0 outside of the part's time, 1 at its peak, smooth between (a beta curve). */
function course(time: number, { from, to, peakAt }: LoadedPart): number {
  const x = (time - from) / (to - from);
  if (x <= 0 || x >= 1) return 0;
  const fall = Math.max(leastFall, (1.6 * (1 - peakAt)) / peakAt);
  const rise = (fall * peakAt) / (1 - peakAt);
  return (x / peakAt) ** rise * ((1 - x) / (1 - peakAt)) ** fall;
}
