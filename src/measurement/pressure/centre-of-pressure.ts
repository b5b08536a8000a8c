import type { CellIndices } from '../footprint/footprint';
import type { Point } from '../geometry';
import type { PressureRecording } from '../recording';

/**
 * The centre of pressure of each frame: the mean of the cell centres weighted by pressure, in mm from the grid's
 * corner, y downwards. Undefined for a frame without load.
 */
export function centreOfPressure(
  recording: PressureRecording,
  cells: CellIndices,
): readonly (Point | undefined)[] {
  const { columns, cellWidth_mm, cellHeight_mm } = recording;
  return recording.frames.map((frame) => {
    let sum = 0;
    let x = 0;
    let y = 0;
    for (let at = 0; at < cells.length; at++) {
      const index = cells[at] ?? 0;
      const pressure = frame[index] ?? 0;
      if (pressure <= 0) continue;
      sum += pressure;
      x += pressure * ((index % columns) + 0.5);
      y += pressure * (Math.floor(index / columns) + 0.5);
    }
    if (sum === 0) return undefined;
    return { x_mm: (x / sum) * cellWidth_mm, y_mm: (y / sum) * cellHeight_mm };
  });
}
