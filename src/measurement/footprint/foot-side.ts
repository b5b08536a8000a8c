import type { Point } from '../pressure/centre-of-pressure';
import type { Side } from '../recording';
import { type FootAxis, mean, toFoot } from './foot-axis';
import { type Footprint, shapeOf } from './footprint';

/**
 * Left or right from the shape: the midfoot touches laterally, the forefoot and the toes reach further to the
 * front medially, and the last push goes over the medial rays. Each sign counts by how far it is from the
 * axis, in parts of the foot's width. Absent where they cancel out, as in an even, bare outline.
 */
export function sideByShape(
  footprint: Footprint,
  axis: FootAxis,
  path: readonly (Point | undefined)[],
): Side | undefined {
  const points = shapeOf(footprint).cells.map((cell) => toFoot(axis, cell));
  const meanAcross = (from: number, to: number): number => {
    const band = points.filter(({ along }) => along >= from * axis.length_mm && along < to * axis.length_mm);
    return band.length === 0 ? 0 : mean(band.map(({ across }) => across)) / axis.width_mm;
  };
  const last = path.findLast((point) => point !== undefined);
  const push = last ? toFoot(axis, last).across / axis.width_mm : 0;
  // Right of the axis is positive; each part is positive where medial is right, as on a left foot.
  const medialIsRight = meanAcross(0.85, 1.01) + 0.5 * push - meanAcross(0.3, 0.5);
  if (Math.abs(medialIsRight) < 0.02) return undefined;
  return medialIsRight > 0 ? 'left' : 'right';
}

/**
 * Left or right from a file's name: the words, or the letter at its end (`FrasP01L.asf`, `walk_3_R.lst`).
 * A letter counts in capitals, or after a separator.
 */
export function sideByName(fileName: string): Side | undefined {
  const name = (fileName.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '');
  const left = /(^|[^a-z])(left|links|izq)([^a-z]|$)/i.test(name) || /([a-z\d]L|[-_. ][Ll])$/.test(name);
  const right = /(^|[^a-z])(right|rechts|der)([^a-z]|$)/i.test(name) || /([a-z\d]R|[-_. ][Rr])$/.test(name);
  if (left === right) return undefined;
  return left ? 'left' : 'right';
}
