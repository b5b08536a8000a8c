import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '#engine/console/i18n/format/number';
import './curve-grid.css';

/** Width and height of the drawing, in units that the browser stretches to the width of the container. */
const size = 1000;

/** Converts values to the units of the drawing. */
export interface CurveScale {
  /** 0 is the left end of the axis, 1 the right end. */
  readonly x: (share: number) => number;
  readonly y: (value: number) => number;
  readonly height: number;
}

interface Props {
  readonly highest: number;
  /** Lower end of the axis: 0 or negative. */
  readonly lowest?: number;
  readonly unit: string;
  readonly label: string;
  /** Label at the right end of the axis. */
  readonly end: string;
  readonly children: (scale: CurveScale) => ReactNode;
}

/** Axes of a line chart as wide as its container, on screen and on paper; `children` draws into it. */
export function CurveGrid({ highest, lowest = 0, unit, label, end, children }: Props) {
  const { i18n } = useTranslation();
  const number = numberFormat(i18n.language);
  const ticks = ticksBetween(lowest, highest);
  const [bottom, top] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (share: number) => share * size;
  const y = (value: number) => size - ((value - bottom) / (top - bottom)) * size;
  return (
    <div className="curve" role="img" aria-label={label}>
      <span className="curve-unit">{unit}</span>
      <div className="curve-plot">
        {ticks.map((tick) => (
          <span key={tick} className="curve-tick" style={{ top: `${(y(tick) / size) * 100}%` }}>
            {number.format(tick)}
          </span>
        ))}
        <svg viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none" aria-hidden>
          {ticks.map((tick) => (
            <line key={tick} className="curve-line" x1={0} x2={size} y1={y(tick)} y2={y(tick)} />
          ))}
          {children({ x, y, height: size })}
        </svg>
      </div>
      <div className="curve-ends">
        <span>0</span>
        <span>{end}</span>
      </div>
    </div>
  );
}

/** A few round values, from at or below the lowest to above the highest. */
function ticksBetween(lowest: number, highest: number): readonly number[] {
  const range = highest - lowest;
  const sizes = [1, 2, 5, 10, 20, 50, 100, 200, 250, 500, 1000, 2000];
  const step = sizes.find((size) => range / size <= 4) ?? Math.ceil(range / 4);
  const first = Math.floor(lowest / step);
  const count = Math.floor(highest / step) + 2 - first;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
