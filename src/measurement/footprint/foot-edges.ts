import { acrossAt } from '../geometry';
import type { Side } from '../recording';
import { type FootAxis, type FootPoint, toFoot } from './foot-axis';
import type { Footprint } from './footprint';

/** The medial and the lateral tangent of the shape of a footprint, in the coordinates of its axis. */
export interface FootEdges {
  /** 1 where medial is to the right of the axis (left foot), -1 where it is to the left. */
  readonly towardsMedial: 1 | -1;
  /** The outermost positions of forefoot and toes. */
  readonly mostMedial: number;
  readonly mostLateral: number;
  isMedial(across: number): boolean;
  /** 0 on the medial tangent, 1 on the lateral one. */
  lateralPart(point: FootPoint): number;
  /** The distance in mm between the two tangents. */
  widthAt(along: number): number;
}

/** Bands of the foot length in which the tangents touch: heel, head of the first and of the fifth metatarsal. */
const heelBand = [0.08, 0.27] as const;
const medialForefootBand = [0.6, 0.82] as const;
const lateralForefootBand = [0.5, 0.75] as const;

export function footEdges(shape: Footprint, axis: FootAxis, side: Side): FootEdges | undefined {
  const towardsMedial = side === 'left' ? 1 : -1;
  const half = shape.cellWidth_mm / 2;
  const points = shape.cells.map((cell) => toFoot(axis, cell));

  /** The outermost point of a band on one side. */
  function furthest([from, to]: readonly [number, number], direction: number): FootPoint | undefined {
    const band = points.filter(({ along }) => along >= from * axis.length_mm && along <= to * axis.length_mm);
    const [first, ...others] = band;
    if (!first) return undefined;
    const most = others.reduce((a, b) => (b.across * direction > a.across * direction ? b : a), first);
    return { along: most.along, across: most.across + direction * half };
  }

  const medialHeel = furthest(heelBand, towardsMedial);
  const lateralHeel = furthest(heelBand, -towardsMedial);
  const medialForefoot = furthest(medialForefootBand, towardsMedial);
  const lateralForefoot = furthest(lateralForefootBand, -towardsMedial);
  if (!medialHeel || !lateralHeel || !medialForefoot || !lateralForefoot) return undefined;
  const front = points
    .filter(({ along }) => along > 0.5 * axis.length_mm)
    .map(({ across }) => across * towardsMedial);
  const medialAt = (along: number) => acrossAt(medialHeel, medialForefoot, along);
  const lateralAt = (along: number) => acrossAt(lateralHeel, lateralForefoot, along);
  return {
    towardsMedial,
    mostMedial: towardsMedial * (Math.max(...front) + half),
    mostLateral: towardsMedial * (Math.min(...front) - half),
    isMedial: (across) => across * towardsMedial > 0,
    lateralPart: ({ along, across }) => (across - medialAt(along)) / (lateralAt(along) - medialAt(along)),
    widthAt: (along) => Math.abs(medialAt(along) - lateralAt(along)),
  };
}
