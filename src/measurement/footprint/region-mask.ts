import type { Side } from '../recording';
import { type FootAxis, type FootPoint, fromFoot, toFoot } from './foot-axis';
import { type FootEdges, footEdges } from './foot-edges';
import type { Footprint } from './footprint';
import { valleyPath } from './valley-path';

export const heelRegions = ['medialHeel', 'lateralHeel'] as const;
/** The metatarsal heads, medial to lateral. */
export const forefootRegions = [
  'metatarsal1',
  'metatarsal2',
  'metatarsal3',
  'metatarsal4',
  'metatarsal5',
] as const;

/** The ten regions in the order of their numbers in a mask, from 1; 0 is no region. */
export const regionNames = [...heelRegions, 'midfoot', ...forefootRegions, 'hallux', 'toes'] as const;

export type RegionName = (typeof regionNames)[number];

/** A region number for each cell of the recording's grid. */
export interface RegionMask {
  readonly labels: Uint8Array;
  /** From the back of the heel to the front of the toes; absent where no toe touches. */
  readonly footLength_mm: number | undefined;
  /** The length to which fractions of foot length refer: the foot length or, without toes, an estimate. */
  readonly scaleLength_mm: number;
  /** Length of the contact without the toes. */
  readonly toelessLength_mm: number;
}

/** Ends of heel and midfoot as fractions of foot length, from the heel. */
const heelEnd = 0.27;
const midfootEnd = 0.55;
/** Borders between the metatarsal heads as fractions of the angle from the medial to the lateral tangent. */
const metatarsalBorders = [0.3, 0.47, 0.64, 0.81] as const;
/**
 * Expected beginning of the toes as fractions of foot length, medial to lateral. The search for the pressure valley
 * starts there, and the valley may be 8 % of foot length away. Ours, from pictures of emed and F-Scan recordings.
 */
const toesBegin = [0.8, 0.81, 0.81, 0.77, 0.72] as const;
/**
 * Expected border between hallux and second toe as a fraction of forefoot width; the search for the valley starts
 * there.
 */
const halluxBorder = 0.36;
/** Length without toes as a fraction of foot length. Ours: 0.83 to 0.85 for feet whose toes touch. */
const toelessPart = 0.84;
/**
 * The ten regions of Cavanagh and Ulbrecht (The Foot 4, 1994, 123-135), with the heel halved by the foot axis and toes
 * 2 to 5 in one: heel and midfoot end at 27 % and 55 % of foot length; the angle between the medial and the lateral
 * tangent is divided 30 / 17 / 17 / 17 / 19 % among the metatarsal heads. The toes begin at the pressure valley behind
 * them; the valley next to the hallux separates it from the other toes. The mask labels `cells`, which may include
 * cells that do not belong to the shape of the foot.
 */
export function regionMask(
  shape: Footprint,
  axis: FootAxis,
  side: Side,
  { cells }: Pick<Footprint, 'cells'>,
): RegionMask | undefined {
  const edges = footEdges(shape, axis, side);
  if (!edges) return undefined;
  const toeLine = toeLineOf(shape, axis, edges);
  const labels = new Uint8Array(shape.peaks.length);
  const places = cells.map((cell) => ({ cell, point: toFoot(axis, cell) }));
  const toes = places.filter(({ point }) => point.along > toeLine(point.across));
  const behind = places.filter(({ point }) => point.along <= toeLine(point.across));
  const toeless = shape.cells
    .map((cell) => toFoot(axis, cell))
    .filter((point) => point.along <= toeLine(point.across))
    .map(({ along }) => along);
  if (toeless.length === 0) return undefined;
  const toelessLength_mm = Math.max(...toeless) + halfCell(shape);
  const footLength_mm = toeless.length < shape.cells.length ? axis.length_mm : undefined;
  const scaleLength_mm = footLength_mm ?? toelessLength_mm / toelessPart;
  for (const { cell, point } of behind) {
    labels[cell.index] = numberOf(regionBehindToes(point, scaleLength_mm, edges));
  }
  const isHallux = halluxTest(shape, axis, edges, toeLine);
  for (const { cell, point } of toes) labels[cell.index] = numberOf(isHallux(point) ? 'hallux' : 'toes');
  return { labels, footLength_mm, scaleLength_mm, toelessLength_mm };
}

function numberOf(name: RegionName): number {
  return regionNames.indexOf(name) + 1;
}

function regionBehindToes(point: FootPoint, length_mm: number, edges: FootEdges): RegionName {
  if (point.along < heelEnd * length_mm) {
    return edges.isMedial(point.across) ? 'medialHeel' : 'lateralHeel';
  }
  if (point.along < midfootEnd * length_mm) return 'midfoot';
  const lateral = edges.lateralPart(point);
  const rank = metatarsalBorders.filter((border) => lateral >= border).length;
  return forefootRegions[rank] ?? 'metatarsal5';
}

/** The line at which the toes begin: the distance along for a position across the foot. */
function toeLineOf(footprint: Footprint, axis: FootAxis, edges: FootEdges): (across: number) => number {
  const pitch = pitchOf(footprint);
  const from = edges.mostMedial + edges.towardsMedial * pitch;
  const steps = Math.ceil(Math.abs(edges.mostMedial - edges.mostLateral) / pitch) + 3;
  const first = midfootEnd * axis.length_mm;
  const places = Math.ceil((axis.length_mm - first) / pitch) + 3;
  const acrossAt = (step: number) => from - edges.towardsMedial * step * pitch;
  const path = valleyPath(
    {
      steps,
      places,
      at: (step, place) => sample(footprint, axis, { along: first + place * pitch, across: acrossAt(step) }),
    },
    {
      expected(step) {
        const along = toesBeginAt(
          edges.lateralPart({ along: 0.75 * axis.length_mm, across: acrossAt(step) }),
        );
        return (along * axis.length_mm - first) / pitch;
      },
      reach: (0.08 * axis.length_mm) / pitch,
      unloaded: 0.7,
    },
  );
  return (across) => {
    const step = Math.round((from - across) / (edges.towardsMedial * pitch));
    const place = path[Math.min(Math.max(step, 0), path.length - 1)] ?? 0;
    return first + place * pitch;
  };
}

/** Interpolates `toesBegin` linearly. */
function toesBeginAt(lateral: number): number {
  const place = Math.min(Math.max(lateral, 0), 1) * (toesBegin.length - 1);
  const left = toesBegin[Math.floor(place)] ?? 0;
  const right = toesBegin[Math.ceil(place)] ?? left;
  return left + (right - left) * (place % 1);
}

/** Decides whether a point in front of the toe line belongs to the hallux. */
function halluxTest(
  footprint: Footprint,
  axis: FootAxis,
  edges: FootEdges,
  toeLine: (across: number) => number,
): (point: FootPoint) => boolean {
  const pitch = pitchOf(footprint);
  const first = 0.7 * axis.length_mm;
  const steps = Math.ceil((axis.length_mm - first) / pitch) + 1;
  const width = Math.abs(edges.mostMedial - edges.mostLateral);
  const places = Math.ceil((0.75 * width) / pitch);
  const acrossAt = (place: number) => edges.mostMedial - edges.towardsMedial * place * pitch;
  const path = valleyPath(
    {
      steps,
      places,
      at(step, place) {
        const point = { along: first + step * pitch, across: acrossAt(place) };
        return point.along > toeLine(point.across) ? sample(footprint, axis, point) : 0;
      },
    },
    { expected: () => (halluxBorder * width) / pitch, reach: (0.12 * width) / pitch, unloaded: 1.3 },
  );
  return ({ along, across }) => {
    const step = Math.min(Math.max(Math.round((along - first) / pitch), 0), path.length - 1);
    return (across - acrossAt(path[step] ?? 0)) * edges.towardsMedial > 0;
  };
}

function pitchOf({ cellWidth_mm, cellHeight_mm }: Footprint): number {
  return Math.min(cellWidth_mm, cellHeight_mm);
}

function halfCell({ cellWidth_mm, cellHeight_mm }: Footprint): number {
  return Math.max(cellWidth_mm, cellHeight_mm) / 2;
}

/** The peak pressure at a point, interpolated between the four surrounding cells. */
function sample(
  { peaks, columns, cellWidth_mm, cellHeight_mm }: Footprint,
  axis: FootAxis,
  point: FootPoint,
): number {
  const { x_mm, y_mm } = fromFoot(axis, point);
  const column = x_mm / cellWidth_mm - 0.5;
  const row = y_mm / cellHeight_mm - 0.5;
  const left = Math.floor(column);
  const top = Math.floor(row);
  let sum = 0;
  for (const [down, right] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const) {
    if (left + right < 0 || left + right >= columns || top + down < 0) continue;
    const weight = (1 - Math.abs(column - left - right)) * (1 - Math.abs(row - top - down));
    sum += weight * (peaks[(top + down) * columns + left + right] ?? 0);
  }
  return sum;
}
