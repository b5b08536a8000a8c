import type { GridView } from '../../../../measurement/footprint/loaded-view';
import { type RegionName, regionNames } from '../../../../measurement/footprint/region-mask';
import type { Point } from '../../../../measurement/geometry';
import type { PicturedFoot, PicturedGrid } from '../../../../measurement/picture';

/** Borders between the regions of all feet, as an SVG path over the picture of a view. */
export function regionBorders(
  feet: readonly PicturedFoot[],
  { rows, columns }: PicturedGrid,
  view: GridView,
  scale: number,
): string {
  const label = (row: number, column: number) => {
    if (row >= rows || column >= columns) return 0;
    return feet.reduce((found, { mask }) => found || (mask?.labels[row * columns + column] ?? 0), 0);
  };
  const lines: string[] = [];
  for (let row = view.row; row < view.row + view.rows; row++) {
    for (let column = view.column; column < view.column + view.columns; column++) {
      const [x, y] = [(column - view.column) * scale, (row - view.row) * scale];
      const own = label(row, column);
      if (own !== label(row, column + 1)) lines.push(`M${x + scale} ${y}v${scale}`);
      if (own !== label(row + 1, column)) lines.push(`M${x} ${y + scale}h${scale}`);
    }
  }
  return lines.join('');
}

export interface RegionPlace {
  readonly foot: number;
  readonly region: RegionName;
  /** Percent of the picture. */
  readonly left: number;
  readonly top: number;
}

/** The middle of each region of all feet in the picture of a view. */
export function regionPlaces(
  feet: readonly PicturedFoot[],
  { columns }: PicturedGrid,
  view: GridView,
): readonly RegionPlace[] {
  return feet.flatMap(({ mask, cells }, foot) =>
    regionNames.flatMap((region, nth): readonly RegionPlace[] => {
      const own = Array.from(cells ?? []).filter((cell) => mask?.labels[cell] === nth + 1);
      if (own.length === 0) return [];
      const mean = (of: (cell: number) => number) =>
        own.reduce((sum, cell) => sum + of(cell) + 0.5, 0) / own.length;
      return [
        {
          foot,
          region,
          left: ((mean((cell) => cell % columns) - view.column) / view.columns) * 100,
          top: ((mean((cell) => Math.floor(cell / columns)) - view.row) / view.rows) * 100,
        },
      ];
    }),
  );
}

/** Paths of the centres of pressure over all frames, interrupted by frames without load. */
export function forceLines(
  feet: readonly PicturedFoot[],
  recording: PicturedGrid,
  view: GridView,
  scale: number,
): string {
  return feet
    .flatMap(({ path }) =>
      path.map((point, frame) => {
        if (!point) return '';
        return `${frame > 0 && path[frame - 1] ? 'L' : 'M'}${placeOf(point, recording, view, scale)}`;
      }),
    )
    .join('');
}

/** Centres of pressure of one frame, as dots. */
export function centres(
  feet: readonly PicturedFoot[],
  recording: PicturedGrid,
  view: GridView,
  scale: number,
  frame: number,
): string {
  return feet
    .flatMap(({ path }) => path[frame] ?? [])
    .map((point) => `M${placeOf(point, recording, view, scale)}h0`)
    .join('');
}

function placeOf(point: Point, recording: PicturedGrid, view: GridView, scale: number): string {
  const x = (point.x_mm / recording.cellWidth_mm - view.column) * scale;
  const y = (point.y_mm / recording.cellHeight_mm - view.row) * scale;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
