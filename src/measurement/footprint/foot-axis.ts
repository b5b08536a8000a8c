import { mean, type Point } from '../geometry';
import type { Footprint, LoadedCell } from './footprint';

/**
 * The foot's own coordinates: `along` in mm from the back of the heel to the toes, `across` in mm from the
 * axis, positive to the right of the direction of the toes as seen from above.
 */
export interface FootAxis {
  /** The point at which the axis meets the back of the heel. */
  readonly origin: Point;
  /** Unit vector from the heel to the toes, in grid directions (y downwards). */
  readonly direction: { readonly x: number; readonly y: number };
  /** From the back of the heel to the front of the contact, toes included where they touch. */
  readonly length_mm: number;
  readonly width_mm: number;
}

export interface FootPoint {
  readonly along: number;
  readonly across: number;
}

export function toFoot(axis: FootAxis, { x_mm, y_mm }: Point): FootPoint {
  const x = x_mm - axis.origin.x_mm;
  const y = y_mm - axis.origin.y_mm;
  const { direction } = axis;
  return { along: x * direction.x + y * direction.y, across: y * direction.x - x * direction.y };
}

export function fromFoot(axis: FootAxis, { along, across }: FootPoint): Point {
  const { origin, direction } = axis;
  return {
    x_mm: origin.x_mm + along * direction.x - across * direction.y,
    y_mm: origin.y_mm + along * direction.y + across * direction.x,
  };
}

/**
 * The bands of the foot length in which heel and forefoot are widest. The heel band starts where the rounding
 * of the heel ends, and ends where `region-mask.ts` ends the heel; the forefoot band covers the metatarsal
 * heads.
 */
const heelBand = [0.08, 0.27] as const;
const forefootBand = [0.55, 0.8] as const;
/** Minimum number of cells, 6 cm² on an emed plate: the heel of a child alone is larger. */
const fewestCells = 25;
/**
 * Minimum ratio of length to width of a footprint with heel and forefoot. Ours: feet are 2.2 to 2.8 times as long as
 * broad, and 1.8 times without the toes.
 */
const leastElongation = 1.8;

/**
 * The long axis of the shape of a footprint: the line through the midpoints of heel and forefoot, halfway
 * between the medial and the lateral tangent. The search starts from the principal axis of the contact area.
 * The toes are at the end to which the centre of pressure moves or, if it does not move (standing), at the
 * broader end. Undefined if the footprint does not have the shape of a foot.
 */
export function footAxis(shape: Footprint, path: readonly (Point | undefined)[]): FootAxis | undefined {
  const { cells } = shape;
  if (cells.length < fewestCells) return undefined;
  const margin = Math.max(shape.cellWidth_mm, shape.cellHeight_mm) / 2;
  let axis = pointedToToes(cells, path, measured(cells, principalAxis(cells), margin), margin);
  if (axis.length_mm < leastElongation * axis.width_mm) return undefined;
  for (let round = 0; round < 3; round++) {
    const heel = middleOf(cells, axis, heelBand);
    const forefoot = middleOf(cells, axis, forefootBand);
    if (!heel || !forefoot) return undefined;
    const from = fromFoot(axis, heel);
    axis = measured(cells, { origin: from, direction: towards(from, fromFoot(axis, forefoot)) }, margin);
  }
  return axis;
}

type Line = Pick<FootAxis, 'origin' | 'direction'>;

function towards(from: Point, to: Point): FootAxis['direction'] {
  const length = Math.hypot(to.x_mm - from.x_mm, to.y_mm - from.y_mm);
  return { x: (to.x_mm - from.x_mm) / length, y: (to.y_mm - from.y_mm) / length };
}

/** The principal axis: through the centroid of the cells, in the direction of their largest spread. */
function principalAxis(cells: readonly LoadedCell[]): Line {
  const x = mean(cells.map((cell) => cell.x_mm));
  const y = mean(cells.map((cell) => cell.y_mm));
  const xx = mean(cells.map((cell) => (cell.x_mm - x) ** 2));
  const yy = mean(cells.map((cell) => (cell.y_mm - y) ** 2));
  const xy = mean(cells.map((cell) => (cell.x_mm - x) * (cell.y_mm - y)));
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { origin: { x_mm: x, y_mm: y }, direction: { x: Math.cos(angle), y: Math.sin(angle) } };
}

/** Moves the origin to the back edge of the rearmost cell, and measures length and width of the cells. */
function measured(cells: readonly LoadedCell[], line: Line, margin: number): FootAxis {
  const unmeasured = { ...line, length_mm: 0, width_mm: 0 };
  const points = cells.map((cell) => toFoot(unmeasured, cell));
  const along = points.map((point) => point.along);
  const across = points.map((point) => point.across);
  const back = Math.min(...along) - margin;
  return {
    ...line,
    origin: fromFoot(unmeasured, { along: back, across: 0 }),
    length_mm: Math.max(...along) + margin - back,
    width_mm: Math.max(...across) - Math.min(...across) + 2 * margin,
  };
}

/** Reverses the axis where it points to the heel. */
function pointedToToes(
  cells: readonly LoadedCell[],
  path: readonly (Point | undefined)[],
  axis: FootAxis,
  margin: number,
): FootAxis {
  const travelled = travelAlong(axis, path);
  const moved = Math.abs(travelled) > 0.2 * axis.length_mm;
  if (moved ? travelled > 0 : broaderAtFront(cells, axis)) return axis;
  const direction = { x: -axis.direction.x, y: -axis.direction.y };
  return measured(cells, { origin: axis.origin, direction }, margin);
}

/** The distance in mm between the mean centres of pressure of the first and the last fifth of the contact. */
function travelAlong(axis: FootAxis, path: readonly (Point | undefined)[]): number {
  const along = path.flatMap((point) => (point ? [toFoot(axis, point).along] : []));
  const fifth = Math.max(1, Math.floor(along.length / 5));
  return along.length < 2 ? 0 : mean(along.slice(-fifth)) - mean(along.slice(0, fifth));
}

/** Whether the contact is broader at the front, as metatarsal heads are broader than the heel. */
function broaderAtFront(cells: readonly LoadedCell[], axis: FootAxis): boolean {
  const width = (from: number, to: number) => {
    const across = acrossIn(cells, axis, [from, to]);
    return across.length === 0 ? 0 : Math.max(...across) - Math.min(...across);
  };
  return width(0.55, 0.8) >= width(0.2, 0.45);
}

function acrossIn(
  cells: readonly LoadedCell[],
  axis: FootAxis,
  [from, to]: readonly [number, number],
): readonly number[] {
  return cells
    .map((cell) => toFoot(axis, cell))
    .filter(({ along }) => along >= from * axis.length_mm && along <= to * axis.length_mm)
    .map(({ across }) => across);
}

/** The midpoint between the outermost cells of a band, in the middle of the band. */
function middleOf(
  cells: readonly LoadedCell[],
  axis: FootAxis,
  band: readonly [number, number],
): FootPoint | undefined {
  const across = acrossIn(cells, axis, band);
  if (across.length === 0) return undefined;
  return {
    along: ((band[0] + band[1]) / 2) * axis.length_mm,
    across: (Math.min(...across) + Math.max(...across)) / 2,
  };
}
