import type { Point } from '../geometry';
import type { FrameRange, PressureRecording } from '../recording';

/**
 * The centre of pressure of each frame: the mean of the cell centres weighted by pressure, in mm from the grid's
 * corner, y downwards. Undefined for a frame without load.
 */
export function centreOfPressure(
  recording: PressureRecording,
  { start, end }: FrameRange,
  area?: Uint8Array,
): readonly (Point | undefined)[] {
  const { columns, cellWidth_mm, cellHeight_mm } = recording;
  return recording.frames.slice(start, end + 1).map((frame) => {
    let sum = 0;
    let x = 0;
    let y = 0;
    for (let index = 0; index < frame.length; index++) {
      const pressure = frame[index] ?? 0;
      if (pressure <= 0 || (area && !area[index])) continue;
      sum += pressure;
      x += pressure * ((index % columns) + 0.5);
      y += pressure * (Math.floor(index / columns) + 0.5);
    }
    if (sum === 0) return undefined;
    return { x_mm: (x / sum) * cellWidth_mm, y_mm: (y / sum) * cellHeight_mm };
  });
}
