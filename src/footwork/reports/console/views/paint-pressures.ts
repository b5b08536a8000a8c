import type { GridView } from '../../../../measurement/footprint/loaded-view';
import { pixelColours } from './pressure-colour';

/** Pressure in kPa of a cell relative to the view's corner; 0 outside the view. */
export function pressureAt(
  pressures: Float32Array,
  gridColumns: number,
  view: GridView,
  row: number,
  column: number,
): number {
  if (row < 0 || column < 0 || row >= view.rows || column >= view.columns) return 0;
  return pressures[(view.row + row) * gridColumns + view.column + column] ?? 0;
}

export interface Painting {
  /** Pixels per cell in both directions. */
  readonly scale: number;
  /** Whether to interpolate between the centres of cells. */
  readonly smooth: boolean;
  readonly top_kPa: number;
}

/** Paints the pressures of a view as RGBA pixels; cells without load stay transparent. */
export function paintPressures(
  pressures: Float32Array,
  gridColumns: number,
  view: GridView,
  { scale, smooth, top_kPa }: Painting,
): Uint8ClampedArray<ArrayBuffer> {
  const width = view.columns * scale;
  const height = view.rows * scale;
  const pixels = new Uint32Array(width * height);
  const colours = pixelColours.length - 1;
  const cellAt = (pixel: number) => (smooth ? (pixel + 0.5) / scale - 0.5 : Math.floor(pixel / scale));
  const lines = Array.from({ length: view.rows + 2 }, (_, index) => lineOf(index - 1));
  for (let y = 0; y < height; y++) {
    const row = cellAt(y) + 1;
    const top = Math.floor(row);
    const down = row - top;
    const [upper, lower] = [lines[top], lines[top + 1]];
    if (!upper || !lower) continue;
    for (let x = 0; x < width; x++) {
      const pressure = (upper[x] ?? 0) * (1 - down) + (lower[x] ?? 0) * down;
      if (pressure < top_kPa * faintest) continue;
      pixels[y * width + x] = pixelColours[Math.round(Math.min(1, pressure / top_kPa) * colours)] ?? 0;
    }
  }
  return new Uint8ClampedArray(pixels.buffer);

  /** The pressures of a row of cells, for each column of pixels. */
  function lineOf(row: number): Float32Array {
    return Float32Array.from({ length: width }, (_, x) => {
      const column = cellAt(x);
      const left = Math.floor(column);
      const right = column - left;
      const at = (nth: number) => pressureAt(pressures, gridColumns, view, row, nth);
      return right === 0 ? at(left) : at(left) * (1 - right) + at(left + 1) * right;
    });
  }
}

/** Lower pressures, as a share of the top, are not painted: interpolation would draw a rim around the foot. */
const faintest = 0.01;
