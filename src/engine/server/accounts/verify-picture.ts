import { randomInt } from 'node:crypto';
import { pngOf } from './png';

/**
 * Characters that are not confused with each other, as strokes on a grid 4 wide and 6 high. A stroke is a sequence of
 * two-digit points: `1434` goes from (1,4) to (3,4).
 */
const strokes: Readonly<Record<string, string>> = {
  2: '01103042430646',
  3: '01103041423313 334445361605',
  4: '36300444',
  6: '3011030516364544331304',
  7: '004016',
  9: '4313020120304136',
  A: '062046 1434',
  C: '4130100105163645',
  E: '40000646 0333',
  H: '0006 4046 0343',
  J: '4045361605',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  P: '060030414233 3303',
  R: '060030414233 330346',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '002340 2326',
};

export const alphabet = Object.keys(strokes);

const [width, height, length] = [160, 60, 4];

/** Points in pixels. */
type Point = readonly [x: number, y: number];

interface Segment {
  readonly from: Point;
  readonly to: Point;
  /** Half of the thickness. */
  readonly radius: number;
}

export function randomCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/**
 * The code as a PNG data URL. Each character is bent, rotated and overlaps the next; waves distort the whole, and
 * curves of the same ink and noise cover it. Only pixels leave the server, never the shapes.
 */
export function pictureOf(code: string): string {
  return `data:image/png;base64,${pngOf(width, height, pixelsOf(code)).toString('base64')}`;
}

/** One byte of brightness per pixel, row by row. */
export function pixelsOf(code: string): Uint8Array {
  const pitch = (width - 44) / (code.length - 1 || 1);
  const ink = new Float32Array(width * height);
  const characters = [...code].flatMap((character, at) => characterInk(character, 22 + at * pitch));
  const curves = Array.from({ length: 2 }, curveInk).flat();
  for (const segment of [...characters, ...curves]) draw(ink, segment);
  const warp = randomWarp();
  const paper = between(205, 235);
  const darkness = between(125, 160);
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const speck = Math.random() < 0.05 ? between(-130, 20) : 0;
    const bright = paper - inkAt(ink, warp([at % width, Math.floor(at / width)])) * darkness + speck;
    // Rounded to 16 levels, which halves the file.
    pixels[at] = Math.max(0, Math.min(255, bright + between(-24, 24))) & 0xf0;
  }
  return pixels;
}

function characterInk(character: string, centre: number): Segment[] {
  const [across, down] = [between(6, 8), between(5.6, 6.8)];
  const [turn, slant] = [between(-0.35, 0.35), between(-0.25, 0.25)];
  const [left, top] = [centre + between(-4, 4), height / 2 + between(-4, 4)];
  const radius = between(1.6, 2.3);
  return (strokes[character] ?? '').split(' ').flatMap((run) => {
    const points = (run.match(/../g) ?? []).map(([x, y]): Point => {
      const offY = (Number(y) - 3) * down + between(-0.8, 0.8);
      const offX = (Number(x) - 2) * across + slant * offY + between(-0.8, 0.8);
      return [
        left + offX * Math.cos(turn) - offY * Math.sin(turn),
        top + offX * Math.sin(turn) + offY * Math.cos(turn),
      ];
    });
    return segmentsOf(points, radius);
  });
}

/** A wave across the whole picture, as thick as a character is. */
function curveInk(): Segment[] {
  const [middle, swing, turns, begin] = [
    between(14, height - 14),
    between(4, 14),
    between(0.6, 1.8),
    between(0, 6.3),
  ];
  const points = Array.from({ length: 23 }, (_, at): Point => {
    const x = (at * width) / 22;
    return [x, middle + swing * Math.sin(begin + (turns * 2 * Math.PI * x) / width)];
  });
  return segmentsOf(points, between(0.9, 1.3));
}

function segmentsOf(points: readonly Point[], radius: number): Segment[] {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at];
    return from ? [{ from, to, radius }] : [];
  });
}

/** A random distortion: maps a pixel to the point whose ink it shows. */
function randomWarp(): (pixel: Point) => Point {
  const wave = () => {
    const [swing, length, begin] = [between(1.5, 3.5), between(34, 70), between(0, 6.3)];
    return (along: number) => swing * Math.sin(begin + (2 * Math.PI * along) / length);
  };
  const [sideways, upwards, fine] = [wave(), wave(), wave()];
  return ([x, y]) => [x + sideways(y) + 0.4 * fine(x + y), y + upwards(x)];
}

/** Darkens the pixels of one stroke: 1 inside, 0 outside, blended at the edge. */
function draw(ink: Float32Array, { from, to, radius }: Segment): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = radius + 1;
  const [left, right] = extent(from[0], to[0], reach, width);
  const [top, bottom] = extent(from[1], to[1], reach, height);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
      const nearest = Math.max(0, Math.min(1, along));
      const distance = Math.hypot(x - from[0] - nearest * dx, y - from[1] - nearest * dy);
      const cover = Math.max(0, Math.min(1, radius + 0.5 - distance));
      ink[y * width + x] = Math.max(ink[y * width + x] ?? 0, cover);
    }
  }
}

function extent(from: number, to: number, reach: number, size: number): [first: number, last: number] {
  return [
    Math.max(0, Math.floor(Math.min(from, to) - reach)),
    Math.min(size - 1, Math.ceil(Math.max(from, to) + reach)),
  ];
}

/** Interpolates between the four pixels around the point. */
function inkAt(ink: Float32Array, [x, y]: Point): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (atX: number, atY: number) =>
    atX < 0 || atX >= width || atY < 0 || atY >= height ? 0 : (ink[atY * width + atX] ?? 0);
  const mix = (from: number, to: number, share: number) => from + (to - from) * share;
  return mix(
    mix(at(left, top), at(left + 1, top), x - left),
    mix(at(left, top + 1), at(left + 1, top + 1), x - left),
    y - top,
  );
}

function between(low: number, high: number): number {
  return low + (high - low) * Math.random();
}
