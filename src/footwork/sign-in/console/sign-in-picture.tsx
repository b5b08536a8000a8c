import { shift, sole } from './sole';

const { columns, rows, pitch } = sole;
const levels = 12;

/** A pressure peak under a left foot: centre, spread and height, on a sole of width 1 and length 2.5. */
type Peak = readonly [x: number, y: number, spreadX: number, spreadY: number, height: number];

const peaks: readonly Peak[] = [
  [0.78, 0.2, 0.085, 0.115, 0.9], // great toe
  [0.575, 0.14, 0.048, 0.065, 0.5],
  [0.425, 0.19, 0.044, 0.06, 0.44],
  [0.29, 0.27, 0.04, 0.055, 0.4],
  [0.17, 0.39, 0.04, 0.055, 0.38],
  [0.74, 0.62, 0.13, 0.12, 0.8], // heads of the metatarsals
  [0.5, 0.62, 0.12, 0.13, 0.95],
  [0.27, 0.75, 0.12, 0.16, 0.72],
  [0.27, 1.2, 0.085, 0.34, 0.42], // outer arch
  [0.45, 2.05, 0.17, 0.22, 1], // heel
];

/** One path for each level of pressure: a dozen elements render faster than a thousand. */
const paths: readonly string[] = Array.from({ length: columns * rows }, (_, index) => {
  const x = index % columns;
  const y = Math.floor(index / columns);
  return { x, y, level: Math.round(levels * pressureAt((x + 0.5) / columns, ((y + 0.5) / rows) * 2.5)) };
}).reduce<string[]>((found, { x, y, level }) => {
  if (level > 0) found[level] = (found[level] ?? '') + square(x, y, level);
  return found;
}, []);

/** Two feet on a pressure plate. */
export default function Feet() {
  return (
    <>
      <g id="left-foot">
        {paths.map((path, level) => (
          <path key={path} d={path} opacity={0.16 + 0.84 * (level / levels) ** 1.2} />
        ))}
      </g>
      <use href="#left-foot" transform={`translate(${shift} 0) scale(-1 1)`} />
    </>
  );
}

/** Square of a sensor: its size grows with the pressure, its stroke rounds the corners. */
function square(x: number, y: number, level: number): string {
  const size = 1.6 + 5 * (level / levels);
  const inset = (pitch - size) / 2;
  return `M${x * pitch + inset} ${y * pitch + inset}h${size}v${size}h${-size}z`;
}

/** Relative pressure under a left foot, 0 to 1. Decoration only, not a measurement. */
function pressureAt(x: number, y: number): number {
  let total = 0;
  for (const [centreX, centreY, spreadX, spreadY, height] of peaks) {
    total += height * Math.exp(-(((x - centreX) / spreadX) ** 2 + ((y - centreY) / spreadY) ** 2) / 2);
  }
  return Math.min(total, 1);
}
