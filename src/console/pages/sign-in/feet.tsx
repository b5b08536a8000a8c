import { pressureAt } from './pressure';
import { shift, sole } from './sole';

const { columns, rows, pitch } = sole;
const levels = 12;

/** One path per level of pressure: a dozen elements draw quicker than a thousand sensors. */
const paths: readonly string[] = Array.from({ length: columns * rows }, (_, index) => {
  const x = index % columns;
  const y = Math.floor(index / columns);
  return { x, y, level: Math.round(levels * pressureAt((x + 0.5) / columns, ((y + 0.5) / rows) * 2.5)) };
}).reduce<string[]>((found, { x, y, level }) => {
  if (level > 0) found[level] = (found[level] ?? '') + square(x, y, level);
  return found;
}, []);

/** What the svg element around it shows. */
export function Feet() {
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

/** The harder the press, the bigger; its corners are rounded by the stroke around it. */
function square(x: number, y: number, level: number): string {
  const size = 1.6 + 5 * (level / levels);
  const inset = (pitch - size) / 2;
  return `M${x * pitch + inset} ${y * pitch + inset}h${size}v${size}h${-size}z`;
}
