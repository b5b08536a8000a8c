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

/** A foot of a person who stands still. */
export interface StandingFoot extends ModelFoot {
  readonly load_kg: number;
}

/**
 * The fraction of its walking pressure that a part has in standing, by its position from heel to toes. With a normal
 * arch, the analysis finds 59 % of the load on the heel, 10 % on the midfoot and 31 % on forefoot and toes, near the
 * means of 60, 8 and 32 % of Cavanagh, Rodgers and Iiboshi, Foot & Ankle 7, 1987, 262-276.
 */
function standingShare(along: number): number {
  if (along < 0.3) return 1;
  if (along < 0.55) return 0.9;
  return along < 0.78 ? 0.5 : 0.15;
}

/** One frame, the toes at the top. */
export function recordStanding(foot: StandingFoot, plate: PlateGrid): PressureRecording {
  const share = ({ pressure_kPa, along }: LoadedPart) => pressure_kPa * standingShare(along);
  const frame = pressuresOf(plate, loadedCells(foot, plate), share);
  scaleTo(foot.load_kg * gravity, [frame], plate);
  return { format: 'device', ...gridOf(plate), frameInterval_s: 0, frames: [frame] };
}
