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
 * The fraction of its walking pressure that a part has in standing, by its position from heel to toes. The
 * fractions put about 60 % of the load under the heel, 8 % under the midfoot, 28 % under the forefoot and 4 %
 * under the toes (Cavanagh, Rodgers and Iiboshi, Foot & Ankle 7, 1987, 262-276).
 */
function standingShare(along: number): number {
  if (along < 0.3) return 1;
  if (along < 0.55) return 0.6;
  return along < 0.78 ? 0.3 : 0.15;
}

/** One frame, the toes at the top. */
export function recordStanding(foot: StandingFoot, plate: PlateGrid): PressureRecording {
  const share = ({ pressure_kPa, along }: LoadedPart) => pressure_kPa * standingShare(along);
  const frame = pressuresOf(plate, loadedCells(foot, plate), share);
  scaleTo(foot.load_kg * gravity, [frame], plate);
  return { format: 'device', ...gridOf(plate), frameInterval_s: 0, frames: [frame] };
}
