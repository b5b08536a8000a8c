import { above, type Footprint, indicesOf, wholeFootprint } from './footprint/footprint';
import { highest } from './pressure/force';
import type { PressureRecording } from './recording';

/** A cell flickers when no cell within this many columns and rows is loaded for longer than one frame. */
const surroundings = 2;
/**
 * If a smaller fraction of all readings (cells times frames) flickers, the flickering cells are stray edges
 * of a contact. The readings of an unloaded sensor sheet flicker in 1 % of the cells and more.
 */
const leastPart = 0.0005;
/**
 * 99 % of the noise readings are within 2.6 standard deviations of zero; the margin of a quarter extends this
 * to 3.2 deviations, which covers the rest. The last 1 % does not count: it may be cells of the contact that
 * are loaded for one frame.
 */
const usualPart = 0.99;
const margin = 1.25;
/** Above this fraction of the peak pressure, the floor would cut into the contact itself. */
const mostOfPeak = 0.05;

export interface CleanRecording {
  /**
   * The recording without noise, from which all figures are computed; the original recording if it has no
   * noise.
   */
  readonly clean: PressureRecording;
  /** The footprint of all frames and all feet. */
  readonly whole: Footprint;
  /** Peak pressure of each cell in kPa, noise included: pictures show the original recording. */
  readonly peaks: Float32Array;
}

/** Removes sensor noise: sets every pressure below the floor to 0. */
export function withoutNoise(recording: PressureRecording): CleanRecording {
  const noisy = wholeFootprint(recording);
  const floor = noiseFloor_kPa(recording, noisy);
  const { peaks } = noisy;
  if (floor === 0) return { clean: recording, whole: noisy, peaks };
  const loaded = indicesOf(noisy);
  const frames = recording.frames.map((frame) => {
    const clean = frame.slice();
    for (const index of loaded) if ((clean[index] ?? 0) < floor) clean[index] = 0;
    return clean;
  });
  return { clean: { ...recording, frames }, whole: above(noisy, floor), peaks };
}

/**
 * The lowest pressure that is not noise: the threshold in the maker's file, or the one above the flicker of cells
 * outside of the contact, whichever is higher; 0 where there is neither.
 */
export function noiseFloor_kPa(
  recording: PressureRecording,
  footprint: Footprint = wholeFootprint(recording),
): number {
  return Math.max(recording.noiseThreshold_kPa ?? 0, flickerFloor_kPa(recording, footprint));
}

function flickerFloor_kPa({ frames, rows, columns }: PressureRecording, footprint: Footprint): number {
  const readings: number[] = [];
  const loaded = indicesOf(footprint);
  for (const [index, frame] of frames.entries()) {
    const [before, after] = [frames[index - 1], frames[index + 1]];
    const lasts = (cell: number) => (frame[cell] ?? 0) > 0 && isLoadedIn(cell, before, after, frames.length);
    for (let at = 0; at < loaded.length; at++) {
      const cell = loaded[at] ?? 0;
      const kPa = frame[cell] ?? 0;
      if (kPa === 0) continue;
      if (frames.length > 1 && isLoadedIn(cell, before, after, frames.length)) continue;
      if (!hasNear(cell, rows, columns, lasts)) readings.push(kPa);
    }
  }
  if (readings.length < leastPart * frames.length * rows * columns || readings.length === 0) return 0;
  readings.sort((a, b) => a - b);
  const floor = margin * (readings[Math.floor(usualPart * readings.length)] ?? 0);
  return floor > mostOfPeak * highest(footprint.peaks) ? 0 : floor;
}

/** In a single frame every loaded cell counts as lasting. */
function isLoadedIn(
  cell: number,
  before: Float32Array | undefined,
  after: Float32Array | undefined,
  frames: number,
): boolean {
  return frames === 1 || (before?.[cell] ?? 0) > 0 || (after?.[cell] ?? 0) > 0;
}

function hasNear(cell: number, rows: number, columns: number, test: (cell: number) => boolean): boolean {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const [top, bottom] = [Math.max(0, row - surroundings), Math.min(rows - 1, row + surroundings)];
  const [left, right] = [Math.max(0, column - surroundings), Math.min(columns - 1, column + surroundings)];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const near = y * columns + x;
      if (near !== cell && test(near)) return true;
    }
  }
  return false;
}
