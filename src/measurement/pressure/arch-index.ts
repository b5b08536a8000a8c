import { type FootAxis, toFoot } from '../footprint/foot-axis';
import type { Footprint } from '../footprint/footprint';
import { type RegionMask, regionNames } from '../footprint/region-mask';
import type { Point } from '../geometry';

export type ArchClass = 'high' | 'normal' | 'flat';

/**
 * Limits of the classes: an arch index up to the first limit is a high arch, from the second limit a flat
 * arch. The limits 0.21 and 0.26 of Cavanagh and Rodgers are quartiles of ink prints; a plate with a pressure
 * floor sees less of the midfoot, and we found no published range for plates. So only extremes are
 * classified: a middle third with five sixths of the contact of an even sole (0.33), or with hardly any
 * contact.
 */
export const archBorders = [0.06, 0.28] as const;

/** Each cell is divided into this many parts along and across, since the border of a third can run through a cell. */
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
    if ((mask.labels[cell.index] ?? 0) > lastMetatarsal) continue;
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
const lastMetatarsal = regionNames.indexOf('metatarsal5') + 1;

/** Classifies by `archBorders`; all that is not extreme is normal. */
export function archClass(index: number): ArchClass {
  if (index <= archBorders[0]) return 'high';
  return index >= archBorders[1] ? 'flat' : 'normal';
}
