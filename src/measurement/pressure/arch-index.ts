import { type FootAxis, toFoot } from '../footprint/foot-axis';
import type { Footprint } from '../footprint/footprint';
import { type RegionMask, regionNames } from '../footprint/region-mask';
import type { Point } from '../geometry';

export type ArchClass = 'high' | 'normal' | 'flat';

/**
 * Borders of the classes: up to the first the arch is high, from the second on it is flat. 0.21 and 0.26 of
 * Cavanagh and Rodgers are quartiles of ink prints; a plate with a pressure floor sees less of the midfoot, and
 * no published range of one was found. So only extremes are classed: a middle third with five sixths of what
 * an even sole would touch (0.33), or that hardly touches at all.
 */
export const archBorders = [0.06, 0.28] as const;

/** Each cell is cut into this many parts along and across, so that a third can end inside of a cell. */
const parts = 5;

/**
 * Arch index after Cavanagh and Rodgers (J Biomech 20, 1987, 547-551): the footprint without toes is divided
 * into thirds of its length along the foot axis; the index is the contact area of the middle third divided by
 * the whole. Every cell that was loaded in any frame counts.
 */
export function archIndex(footprint: Footprint, axis: FootAxis, mask: RegionMask): number | undefined {
  const { cellWidth_mm, cellHeight_mm } = footprint;
  const third = mask.toelessLength_mm / 3;
  let middle = 0;
  let whole = 0;
  for (const cell of footprint.cells) {
    if ((mask.labels[cell.index] ?? 0) > firstToe) continue;
    for (let down = 0; down < parts; down++) {
      for (let right = 0; right < parts; right++) {
        const part: Point = {
          x_mm: cell.x_mm + ((right + 0.5) / parts - 0.5) * cellWidth_mm,
          y_mm: cell.y_mm + ((down + 0.5) / parts - 0.5) * cellHeight_mm,
        };
        const { along } = toFoot(axis, part);
        whole++;
        if (along >= third && along < 2 * third) middle++;
      }
    }
  }
  return whole === 0 ? undefined : middle / whole;
}

/** Region numbers above this are toes. */
const firstToe = regionNames.indexOf('metatarsal5') + 1;

/** By `archBorders`; normal is all that is not extreme. */
export function archClass(index: number): ArchClass {
  if (index <= archBorders[0]) return 'high';
  return index >= archBorders[1] ? 'flat' : 'normal';
}
