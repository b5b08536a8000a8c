import { randomInt } from 'node:crypto';

/**
 * Characters that are not mistaken for each other, as strokes on a grid 4 wide and 6 high. A stroke is a
 * run of two-digit points: `1434` goes from (1,4) to (3,4).
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
  F: '400006 0333',
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

const alphabet = Object.keys(strokes);

const [width, height, length] = [120, 40, 4];

export function randomCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The code as an SVG data URL: each character bent, turned and moved, under lines that cross them. */
export function pictureOf(code: string): string {
  const characters = [...code].map((character, at) => characterPath(character, at));
  const lines = Array.from({ length: 3 }, linePath);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#f4f6fa"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...characters, ...lines].join('')}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function characterPath(character: string, at: number): string {
  const scale = between(3.8, 4.6);
  const turn = between(-0.35, 0.35);
  const [left, top] = [18 + at * 28 + between(-3, 3), height / 2 + between(-3, 3)];
  const runs = (strokes[character] ?? '').split(' ').map((run) => {
    const points = (run.match(/../g) ?? []).map(([x, y]) => {
      const [across, down] = [
        (Number(x) - 2) * scale + between(-0.7, 0.7),
        (Number(y) - 3) * scale + between(-0.7, 0.7),
      ];
      const turnedX = left + across * Math.cos(turn) - down * Math.sin(turn);
      const turnedY = top + across * Math.sin(turn) + down * Math.cos(turn);
      return `${turnedX.toFixed(1)} ${turnedY.toFixed(1)}`;
    });
    return `M${points.join('L')}`;
  });
  return path(runs.join(''), between(2, 2.8));
}

function linePath(): string {
  const y = () => between(4, height - 4).toFixed(1);
  return path(`M0 ${y()}C40 ${y()} 80 ${y()} ${width} ${y()}`, between(1, 1.6));
}

function path(d: string, strokeWidth: number): string {
  const color = `hsl(${randomInt(360)} 55% 35%)`;
  return `<path d="${d}" stroke="${color}" stroke-width="${strokeWidth.toFixed(1)}"/>`;
}

function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(1000)) / 1000;
}
