import { mean, type Point } from '../geometry';
import type { Side } from '../recording';
import { type FootAxis, toFoot } from './foot-axis';
import type { Footprint } from './footprint';

/**
 * Minimum sum of the signs, as a fraction of foot width. Ours: less than a fiftieth, half a cell of 5 mm on most feet,
 * is no evidence.
 */
const leastSign = 0.02;

/**
 * Determines the side from the shape: the midfoot touches laterally, forefoot and toes reach further forward medially,
 * and the final push-off is over the medial rays. Each sign is weighted by its distance from the axis in fractions of
 * foot width. Absent where they cancel out, as in a symmetric outline.
 */
export function sideByShape(
  shape: Footprint,
  axis: FootAxis,
  path: readonly (Point | undefined)[],
): Side | undefined {
  const points = shape.cells.map((cell) => toFoot(axis, cell));
  const meanAcross = (from: number, to: number): number => {
    const band = points.filter(({ along }) => along >= from * axis.length_mm && along < to * axis.length_mm);
    return band.length === 0 ? 0 : mean(band.map(({ across }) => across)) / axis.width_mm;
  };
  const last = path.findLast((point) => point !== undefined);
  const push = last ? toFoot(axis, last).across / axis.width_mm : 0;
  // Positive values are right of the axis; each term is positive where medial is right, as on a left foot.
  const medialIsRight = meanAcross(0.85, 1.01) + 0.5 * push - meanAcross(0.3, 0.5);
  if (Math.abs(medialIsRight) < leastSign) return undefined;
  return medialIsRight > 0 ? 'left' : 'right';
}

/** Whole words in a file name: no letter precedes or follows. */
const words: Readonly<Record<Side, RegExp>> = {
  left: /(?<!\p{L})(left|links|izquierd[ao])(?!\p{L})/iu,
  right: /(?<!\p{L})(right|rechts|derech[ao])(?!\p{L})/iu,
};
/** Suffixes of a name: a capital letter, a letter after a separator, or an abbreviation after a separator. */
const endings: Readonly<Record<Side, RegExp>> = {
  left: /([a-z\d]L|[-_. ](l|izq))$/,
  right: /([a-z\d]R|[-_. ](r|der))$/,
};
const capitals: Readonly<Record<Side, RegExp>> = { left: /[-_. ](L|IZQ)$/, right: /[-_. ](R|DER)$/ };

/**
 * Determines the side from a file name: by whole words, or by a suffix (`FrasP01L.asf`, `walk_3_R.lst`,
 * `marcha_der.lst`). `der` elsewhere is an article. Absent where the name contains both sides.
 */
export function sideByName(fileName: string): Side | undefined {
  const name = (fileName.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '');
  const names = (side: Side) => [words, endings, capitals].some((patterns) => patterns[side].test(name));
  const [left, right] = [names('left'), names('right')];
  if (left === right) return undefined;
  return left ? 'left' : 'right';
}
