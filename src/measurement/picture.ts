import type { Analysis } from './analysis';
import type { FootAnalysis } from './foot-analysis';
import { loadedView } from './footprint/loaded-view';
import type { PressureRecording, Side } from './recording';
import type { StoredMeasurement, StoredPosture } from './storage/report-measurement';

/**
 * The first picture of a measurement as plain JSON: the first recording of each foot, or the landmarks of a posture. It
 * is a few KB for a usual grid and any number of frames, so that a customer's page need not load the measurement.
 */
export interface MeasurementPicture {
  readonly recordings: readonly RecordingPicture[];
  readonly landmarks: StoredPosture['landmarks'];
}

export interface RecordingPicture {
  readonly rows: number;
  readonly columns: number;
  /** mm */
  readonly cell_width: number;
  /** mm */
  readonly cell_length: number;
  /** The visible part of the grid: first row and column, number of rows and columns. */
  readonly loaded_part: readonly number[];
  /** The peak pressure of each visible cell in kPa, row by row. */
  readonly peaks: readonly number[];
  readonly feet: readonly FootPath[];
}

export interface FootPath {
  /** Null if unknown. */
  readonly side: Side | null;
  /**
   * The centre of pressure, x and y in mm, of at most 200 of the frames with load, which suffice for the line that the
   * picture draws; null where frames without load interrupt the line. Empty unless the person walked.
   */
  readonly path: readonly (readonly number[] | null)[];
}

const maxPoints = 200;

export type PicturedGrid = Pick<PressureRecording, 'rows' | 'columns' | 'cellWidth_mm' | 'cellHeight_mm'>;

/** The part of a foot's analysis that its picture shows; without `mask`, the picture has no regions. */
export type PicturedFoot = Pick<FootAnalysis, 'side' | 'path'> &
  Partial<Pick<FootAnalysis, 'cells' | 'mask'>>;

/** The part of an analysed recording that its picture shows. */
export interface PicturedRecording {
  readonly recording: PicturedGrid;
  readonly peaks: Float32Array;
  readonly feet: readonly PicturedFoot[];
}

/** The foot or feet of a recording. */
export function footOf({ feet }: Pick<PicturedRecording, 'feet'>): 'left' | 'right' | 'both' | 'unknown' {
  if (feet.length > 1) return 'both';
  return feet[0]?.side ?? 'unknown';
}

export function pictureOf({ kind, recordings }: Analysis, stored: StoredMeasurement): MeasurementPicture {
  const first = recordings.filter(
    (one, at) => recordings.findIndex((other) => footOf(other) === footOf(one)) === at,
  );
  return {
    recordings: first.map((one) => recordingPicture(one, kind === 'dynamic')),
    landmarks: stored.type === 'posture' ? stored.measurement.landmarks : [],
  };
}

function recordingPicture(
  { recording, peaks, feet }: PicturedRecording,
  withPath: boolean,
): RecordingPicture {
  const { rows, columns, cellWidth_mm, cellHeight_mm } = recording;
  const view = loadedView(peaks, rows, columns);
  const cells = Array.from({ length: view.rows * view.columns }, (_, cell) =>
    rounded(peaks[indexIn(view, columns, cell)] ?? 0),
  );
  return {
    rows,
    columns,
    cell_width: cellWidth_mm,
    cell_length: cellHeight_mm,
    loaded_part: [view.row, view.column, view.rows, view.columns],
    peaks: cells,
    feet: feet.map(({ side = null, path }) => ({
      side,
      path: withPath ? linePoints(path) : [],
    })),
  };
}

/** Evenly chosen points of a path, with the first and the last. */
function linePoints(path: PicturedFoot['path']): FootPath['path'] {
  let interruptions = 0;
  const loaded = path.flatMap((point, frame) => {
    if (!point) return [];
    if (frame > 0 && !path[frame - 1]) interruptions++;
    return [{ xy: [rounded(point.x_mm), rounded(point.y_mm)], interruptions }];
  });
  const step = Math.max(1, (loaded.length - 1) / (maxPoints - 1));
  const chosen = Array.from(
    { length: Math.min(loaded.length, maxPoints) },
    (_, nth) => loaded[Math.round(nth * step)],
  );
  return chosen.flatMap((point, nth) => {
    if (!point) return [];
    const isInterrupted = nth > 0 && chosen[nth - 1]?.interruptions !== point.interruptions;
    return isInterrupted ? [null, point.xy] : [point.xy];
  });
}

/** The inverse of the picture of a recording. */
export function picturedRecording(picture: RecordingPicture): PicturedRecording {
  const { rows, columns, cell_width, cell_length, loaded_part } = picture;
  const [row = 0, column = 0, , viewColumns = 0] = loaded_part;
  const peaks = new Float32Array(rows * columns);
  for (const [cell, kPa] of picture.peaks.entries())
    peaks[indexIn({ row, column, columns: viewColumns }, columns, cell)] = kPa;
  return {
    recording: { rows, columns, cellWidth_mm: cell_width, cellHeight_mm: cell_length },
    peaks,
    feet: picture.feet.map(({ side, path }) => ({
      side: side ?? undefined,
      path: path.map((point) => {
        const [x_mm, y_mm] = point ?? [];
        return x_mm === undefined || y_mm === undefined ? undefined : { x_mm, y_mm };
      }),
    })),
  };
}

interface Part {
  readonly row: number;
  readonly column: number;
  readonly columns: number;
}

/** Index in the grid of a cell of a part. */
function indexIn(part: Part, columns: number, cell: number): number {
  const row = part.row + Math.floor(cell / part.columns);
  return row * columns + part.column + (cell % part.columns);
}

/** To hundredths: finer than the steps of devices, and a quarter of the digits. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
