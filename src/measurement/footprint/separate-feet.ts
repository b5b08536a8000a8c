import type { CellIndices, Footprint, LoadedCell } from './footprint';

/** Maximum distance between neighbouring cells of one part. */
const partGap_mm = 15;
/** Maximum gap between heel and forefoot of a foot with a high arch. */
const archGap_mm = 100;
const longestFoot_mm = 340;
const broadestFoot_mm = 130;
/** The breadth of a foot of at least this length is at most `broadestPart` of its length. */
const longPart_mm = 140;
const broadestPart = 0.6;
/** Fewer cells are noise, or the edge of a foot that stepped next to the plate. */
const fewestCells = 12;
const fewestPartCells = 3;
/** Only this many parts are used, the largest first; a mat with more parts shows noise. */
const mostParts = 60;

/**
 * Separates the feet on a plate or mat that several steps touched: finds connected parts, and joins parts while
 * together they are no larger than a foot. Returns the cells of each foot, the largest foot first.
 */
export function separateFeet(footprint: Footprint): readonly CellIndices[] {
  const parts = partsOf(footprint)
    .filter((part) => part.length >= fewestPartCells)
    .sort((a, b) => b.length - a.length);
  const feet = joined(parts.slice(0, mostParts)).sort((a, b) => b.length - a.length);
  return feet
    .filter((cells, at) => at === 0 || cells.length >= fewestCells)
    .map((cells) => Int32Array.from(cells, ({ index }) => index).sort());
}

type Part = readonly LoadedCell[];

function partsOf({ cells, peaks, columns, cellWidth_mm, cellHeight_mm }: Footprint): Part[] {
  const loaded = new Map(cells.map((cell) => [cell.index, cell]));
  // Cells without a part; an array lookup is much faster than the map.
  const isFree = new Uint8Array(peaks.length);
  for (const { index } of cells) isFree[index] = 1;
  const right = Math.max(1, Math.floor(partGap_mm / cellWidth_mm));
  const down = Math.max(1, Math.floor(partGap_mm / cellHeight_mm));
  const parts: Part[] = [];
  for (const start of cells) {
    if (!isFree[start.index]) continue;
    isFree[start.index] = 0;
    const part = [start];
    for (const { index } of part) {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const [first, last] = [Math.max(0, column - right), Math.min(columns - 1, column + right)];
      for (let near = Math.max(0, row - down); near <= row + down; near++) {
        for (let at = near * columns + first; at <= near * columns + last; at++) {
          if (!isFree[at]) continue;
          isFree[at] = 0;
          const cell = loaded.get(at);
          if (cell) part.push(cell);
        }
      }
    }
    parts.push(part);
  }
  return parts;
}

/** Joins the two nearest parts that can belong to one foot, until no such pair is left. */
function joined(all: readonly Part[]): Part[] {
  let parts = [...all];
  const known = new Map<Part, Map<Part, number>>();
  const gap = (a: Part, b: Part) => {
    const ofOne = known.get(a) ?? new Map<Part, number>();
    known.set(a, ofOne);
    const found = ofOne.get(b) ?? joinableGap(a, b);
    ofOne.set(b, found);
    return found;
  };
  for (;;) {
    let nearest: { a: Part; b: Part; gap: number } | undefined;
    for (const [index, a] of parts.entries()) {
      for (const b of parts.slice(index + 1)) {
        const found = gap(a, b);
        if (found < (nearest?.gap ?? Number.POSITIVE_INFINITY)) nearest = { a, b, gap: found };
      }
    }
    if (!nearest) return parts;
    const { a, b } = nearest;
    parts = [...parts.filter((part) => part !== a && part !== b), [...a, ...b]];
  }
}

/** The distance of the parts in mm; infinite where it is too large, or together they are larger than a foot. */
function joinableGap(a: Part, b: Part): number {
  const apart = Number.POSITIVE_INFINITY;
  // A cheap check first, which rules out most pairs: comparing cell by cell is slow.
  if (!fitsOneFoot([...a, ...b])) return apart;
  const least = distanceOf(a, b);
  return least > archGap_mm ? apart : least;
}

function distanceOf(a: Part, b: Part): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a) {
    for (const q of b) least = Math.min(least, (p.x_mm - q.x_mm) ** 2 + (p.y_mm - q.y_mm) ** 2);
  }
  return Math.sqrt(least);
}

/**
 * Finds the direction, in steps of 7.5 degrees, in which the cells extend least. Their width in this
 * direction and their length across it must fit a foot.
 */
function fitsOneFoot(cells: Part): boolean {
  let narrowest = { width: Number.POSITIVE_INFINITY, length: 0 };
  for (let angle = 0; angle < 180; angle += 7.5) {
    const width = extent(cells, angle);
    if (width < narrowest.width) narrowest = { width, length: extent(cells, angle + 90) };
  }
  const { width, length } = narrowest;
  return (
    width <= broadestFoot_mm &&
    length <= longestFoot_mm &&
    (length < longPart_mm || width <= broadestPart * length)
  );
}

function extent(cells: Part, degrees: number): number {
  const x = Math.cos((degrees * Math.PI) / 180);
  const y = Math.sin((degrees * Math.PI) / 180);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const cell of cells) {
    const place = cell.x_mm * x + cell.y_mm * y;
    least = Math.min(least, place);
    most = Math.max(most, place);
  }
  return most - least;
}
