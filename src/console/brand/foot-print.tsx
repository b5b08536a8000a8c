import { pressureAt } from './pressure';

const columns = 22;
const rows = 55;
const pitch = 10;
const gap = 40;
const width = columns * pitch;
const height = rows * pitch;
const threshold = 0.1;

interface Sensor {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

const sensors: readonly Sensor[] = Array.from({ length: columns * rows }, (_, index) => {
  const x = index % columns;
  const y = Math.floor(index / columns);
  return { x, y, pressure: pressureAt((x + 0.5) / columns, ((y + 0.5) / rows) * 2.5) };
}).filter(({ pressure }) => pressure > threshold);

/** Two feet on a grid of sensors, as a pressure plate sees them. */
export function FootPrints() {
  return (
    <svg className="foot-prints" viewBox={`0 0 ${width * 2 + gap} ${height}`} aria-hidden="true">
      <g id="left-foot">{sensors.map(cell)}</g>
      <use href="#left-foot" transform={`translate(${width * 2 + gap} 0) scale(-1 1)`} />
    </svg>
  );
}

/** The harder the press, the bigger and the brighter. */
function cell({ x, y, pressure }: Sensor) {
  const size = 3.2 + 5 * pressure;
  const inset = (pitch - size) / 2;
  return (
    <rect
      key={`${x} ${y}`}
      x={(x * pitch + inset).toFixed(1)}
      y={(y * pitch + inset).toFixed(1)}
      width={size.toFixed(1)}
      height={size.toFixed(1)}
      rx={(size * 0.3).toFixed(1)}
      opacity={(0.16 + 0.84 * pressure ** 1.2).toFixed(2)}
    />
  );
}
