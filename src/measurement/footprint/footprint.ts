import type { FrameRange, PressureRecording } from '../recording';

/** A loaded cell: its index in the recording's grid, and its centre in mm from the grid's corner, y downwards. */
export interface LoadedCell {
  readonly index: number;
  readonly x_mm: number;
  readonly y_mm: number;
}

/** The peak pressure of each cell over some frames, and the cells that were loaded. */
export interface Footprint {
  /** kPa, row by row, `columns` values each. */
  readonly peaks: Float32Array;
  readonly columns: number;
  readonly cellWidth_mm: number;
  readonly cellHeight_mm: number;
  /** By ascending index. */
  readonly cells: readonly LoadedCell[];
}

/**
 * Indices of cells in a recording's grid, ascending. Computations over frames visit only the cells that are
 * ever loaded, about a tenth of a plate. They loop with a counter: an iterator takes ten times as long.
 */
export type CellIndices = Int32Array;

/** The footprint of all frames and cells. */
export function wholeFootprint(recording: PressureRecording): Footprint {
  const peaks = new Float32Array(recording.rows * recording.columns);
  for (const frame of recording.frames) {
    for (let index = 0; index < peaks.length; index++) {
      const pressure = frame[index] ?? 0;
      if (pressure > (peaks[index] ?? 0)) peaks[index] = pressure;
    }
  }
  return withCells(recording, peaks);
}

/** The footprint of some frames and cells. */
export function footprintOf(
  recording: PressureRecording,
  ranges: readonly FrameRange[],
  cells: CellIndices,
): Footprint {
  const peaks = new Float32Array(recording.rows * recording.columns);
  for (const { start, end } of ranges) {
    for (const frame of recording.frames.slice(start, end + 1)) {
      for (let at = 0; at < cells.length; at++) {
        const index = cells[at] ?? 0;
        const pressure = frame[index] ?? 0;
        if (pressure > (peaks[index] ?? 0)) peaks[index] = pressure;
      }
    }
  }
  return withCells(recording, peaks);
}

/** The footprint without pressures below `floor_kPa`. */
export function above(footprint: Footprint, floor_kPa: number): Footprint {
  return withCells(
    footprint,
    footprint.peaks.map((kPa) => (kPa < floor_kPa ? 0 : kPa)),
  );
}

/** The part of a footprint that consists of these cells. */
export function partOf(footprint: Footprint, cells: CellIndices): Footprint {
  const peaks = new Float32Array(footprint.peaks.length);
  for (const index of cells) peaks[index] = footprint.peaks[index] ?? 0;
  return withCells(footprint, peaks);
}

export function indicesOf({ cells }: Footprint): CellIndices {
  return Int32Array.from(cells, ({ index }) => index);
}

type Grid = Pick<Footprint, 'columns' | 'cellWidth_mm' | 'cellHeight_mm'>;

function withCells({ columns, cellWidth_mm, cellHeight_mm }: Grid, peaks: Float32Array): Footprint {
  const cells: LoadedCell[] = [];
  for (let index = 0; index < peaks.length; index++) {
    if ((peaks[index] ?? 0) > 0) {
      cells.push({
        index,
        x_mm: ((index % columns) + 0.5) * cellWidth_mm,
        y_mm: (Math.floor(index / columns) + 0.5) * cellHeight_mm,
      });
    }
  }
  return { peaks, columns, cellWidth_mm, cellHeight_mm, cells };
}

/** Minimum number of loaded neighbours, of eight, of a cell in a foot; cells of a broken sensor line have two. */
const fewestNeighbours = 3;

/** The footprint without single cells and thin lines, which are sensor noise and disturb the shape of the foot. */
export function shapeOf(footprint: Footprint): Footprint {
  const { columns } = footprint;
  const peaks = new Float32Array(footprint.peaks.length);
  const cells = footprint.cells.filter(({ index }) => {
    const column = index % columns;
    let neighbours = 0;
    for (const down of [-columns, 0, columns]) {
      if (column > 0 && (footprint.peaks[index + down - 1] ?? 0) > 0) neighbours++;
      if (down !== 0 && (footprint.peaks[index + down] ?? 0) > 0) neighbours++;
      if (column < columns - 1 && (footprint.peaks[index + down + 1] ?? 0) > 0) neighbours++;
    }
    if (neighbours < fewestNeighbours) return false;
    peaks[index] = footprint.peaks[index] ?? 0;
    return true;
  });
  return { ...footprint, peaks, cells };
}
