export type Side = 'left' | 'right';

/** The sensor surface: a plate or mat seen from above, or a sensor sole inside one shoe. */
export type Surface = 'plate' | 'insole';

/**
 * Pressure over time on a grid of equal cells, seen from above.
 * A frame holds kPa row by row, `rows * columns` values, never negative.
 */
export interface PressureRecording {
  /** Its origin: one of our devices, or the export of another maker. */
  readonly format: 'device' | 'emed' | 'tekscan';
  readonly surface: Surface;
  readonly rows: number;
  readonly columns: number;
  /** Distance between the centres of neighbouring columns. */
  readonly cellWidth_mm: number;
  /** Distance between the centres of neighbouring rows. */
  readonly cellHeight_mm: number;
  /** The sensitive area of one cell, which converts pressure to force. */
  readonly cellArea_mm2: number;
  readonly frameInterval_s: number;
  /** Lower readings were set to 0 when the recording was made; absent where unknown. */
  readonly noiseThreshold_kPa?: number;
  /** When it was made, by the clock of that place: `2017-02-16T11:26:22`; absent where the file does not say it. */
  readonly madeAt?: string;
  readonly frames: readonly Float32Array[];
  /** The first frame of each trial: a file can hold several, and no step spans two of them. */
  readonly trialStarts: readonly number[];
}

/** Frames `start` to `end` of a recording, both included, counted from 0. */
export interface FrameRange {
  readonly start: number;
  readonly end: number;
}

export function allFrames(recording: PressureRecording): FrameRange {
  return { start: 0, end: recording.frames.length - 1 };
}

/** Force of a cell in newton per kPa: 1 kPa on 1 mm² is 0.001 N. */
export function newtonPerKpa(recording: PressureRecording): number {
  return recording.cellArea_mm2 / 1000;
}

export function cellArea_cm2(recording: PressureRecording): number {
  return recording.cellArea_mm2 / 100;
}
