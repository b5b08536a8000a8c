import { type FootAxis, type FootPoint, toFoot } from '../footprint/foot-axis';
import type { FootEdges } from '../footprint/foot-edges';
import { acrossAt, type Point } from '../geometry';

/** The path of the centre of pressure over one step, in foot coordinates. */
export interface PathExcursion {
  readonly pathLength_mm: number;
  /** Mean speed along the path. */
  readonly velocity_mm_per_s: number;
  /** Distance between the rearmost and the foremost point. */
  readonly along_mm: number;
  /** Distance between the most medial and the most lateral point. */
  readonly across_mm: number;
  /** The distance from the foot axis in each frame with a centre of pressure; positive is medial. */
  readonly course_mm: readonly number[];
  /** Centre of pressure excursion index; absent where the path does not reach the forefoot. */
  readonly excursionIndex_percent: number | undefined;
}

/**
 * The position at which the excursion index is measured, as a fraction of foot length: the border of the anterior
 * third.
 */
const anteriorThird = 2 / 3;

/**
 * The excursion of the centre of pressure. The excursion index (CPEI; Song et al., J Am Podiatr Med Assoc 86,
 * 1996, 16-23) is the lateral distance of the path from the straight line between its first and its last
 * point, at the border of the anterior third of the foot, as a fraction of the foot's width there. Song
 * measures at right angles to that line. This function measures across the foot axis, and the width is the
 * distance between the tangents; the results differ by the cosine of the few degrees between the two
 * directions. Low values indicate pronation.
 */
export function pathExcursion(
  path: readonly (Point | undefined)[],
  axis: FootAxis,
  edges: FootEdges,
  { footLength_mm, frameInterval_s }: { readonly footLength_mm: number; readonly frameInterval_s: number },
): PathExcursion | undefined {
  const points = path.flatMap((point) => (point ? [toFoot(axis, point)] : []));
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return undefined;
  const pathLength_mm = points
    .slice(1)
    .reduce((sum, point, index) => sum + distance(point, points[index] ?? point), 0);
  return {
    pathLength_mm,
    velocity_mm_per_s: pathLength_mm / ((points.length - 1) * frameInterval_s),
    along_mm: spread(points.map((point) => point.along)),
    across_mm: spread(points.map((point) => point.across)),
    course_mm: points.map((point) => point.across * edges.towardsMedial),
    excursionIndex_percent: excursionIndex(points, first, last, anteriorThird * footLength_mm, edges),
  };
}

function excursionIndex(
  points: readonly FootPoint[],
  first: FootPoint,
  last: FootPoint,
  along: number,
  edges: FootEdges,
): number | undefined {
  const after = points.findIndex((point) => point.along >= along);
  const [before, reached] = [points[after - 1], points[after]];
  if (!before || !reached || last.along <= along) return undefined;
  const path = acrossAt(before, reached, along);
  const line = acrossAt(first, last, along);
  const lateral = (line - path) * edges.towardsMedial;
  return (lateral / edges.widthAt(along)) * 100;
}

function distance(a: FootPoint, b: FootPoint): number {
  return Math.hypot(a.along - b.along, a.across - b.across);
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
