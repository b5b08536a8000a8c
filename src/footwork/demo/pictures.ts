import { pngOf } from '#engine/server/accounts/png';
import type { SeedWork } from '#engine/server/seed/work';
import { storeDemoFile } from './demo-file';
import { colours } from './product-lines';

const side = 160;
/** Offsets of the nine samples per pixel, which smooth the edges. */
const offsets = [-1 / 3, 0, 1 / 3] as const;
const ground = [244, 246, 249];

/** Stores a picture of a sole in each colour, of insoles and of shoes; returns their addresses by type and colour. */
export async function storeSoles(work: SeedWork): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const [type, rimWidth] of [
    ['insole', 0.015],
    ['shoe', 0.045],
  ] as const) {
    const shape = soleShape(rimWidth);
    for (const { en, rgb } of colours) {
      const bytes = pngOf(side, side, painted(shape, rgb));
      addresses.set(`${type} ${en}`, await storeDemoFile(work, `${type}-${en.replace(' ', '-')}.png`, bytes));
    }
  }
  return addresses;
}

/** Whether a point of the unit square, with the origin at the top left, is on a right sole enlarged by `margin`. */
function isOnSole(x: number, y: number, margin: number): boolean {
  const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / (rx + margin)) ** 2 + ((y - cy) / (ry + margin)) ** 2 <= 1;
  const down = (y - 0.28) / 0.5;
  const halfWidth = 0.19 - 0.06 * down - 0.055 * Math.sin(down * Math.PI);
  const waist = down > 0 && down < 1 && Math.abs(x - 0.48 - 0.04 * down) < halfWidth + margin;
  return ellipse(0.48, 0.28, 0.19, 0.21) || ellipse(0.52, 0.78, 0.13, 0.15) || waist;
}

/** The number of a pixel's samples on the sole and on its rim. */
type Samples = readonly [sole: number, rim: number];

function soleShape(rimWidth: number): readonly Samples[] {
  return Array.from({ length: side * side }, (_, at): Samples => {
    const points = offsets.flatMap((dy) =>
      offsets.map(
        (dx) => [((at % side) + 0.5 + dx) / side, (Math.floor(at / side) + 0.5 + dy) / side] as const,
      ),
    );
    const within = (margin: number) => points.filter(([x, y]) => isOnSole(x, y, margin)).length;
    const sole = within(0);
    return [sole, within(rimWidth) - sole];
  });
}

function painted(shape: readonly Samples[], colour: readonly number[]): Buffer {
  return Buffer.from(
    shape.flatMap(([sole, rim]) =>
      colour.map((part, nth) =>
        Math.round((sole * part + rim * Math.round(part * 0.6) + (9 - sole - rim) * (ground[nth] ?? 0)) / 9),
      ),
    ),
  );
}
