import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../i18n/format/number';

const height = 200;
const margin = { left: 52, bottom: 24, top: 24, right: 10 };

/** Converts values to the pixels of a line chart. */
export interface CurveScale {
  /** 0 is the left end of the axis, 1 the right end. */
  readonly x: (share: number) => number;
  readonly y: (value: number) => number;
}

export const plot = { top: margin.top, bottom: height - margin.bottom } as const;

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

/** Axes of a line chart as wide as its container; `children` draws into it. */
export function CurveGrid({ highest, lowest = 0, unit, label, end, children }: Props) {
  const { i18n } = useTranslation();
  const svg = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const { current } = svg;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth || 600);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const number = numberFormat(i18n.language);
  const ticks = ticksBetween(lowest, highest);
  const [bottom, top] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (share: number) => margin.left + share * (width - margin.left - margin.right);
  const y = (value: number) => plot.bottom - ((value - bottom) / (top - bottom)) * (plot.bottom - plot.top);
  return (
    <svg
      ref={svg}
      className="force-chart"
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      role="img"
      aria-label={label}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="force-chart-grid" x1={x(0)} x2={x(1)} y1={y(tick)} y2={y(tick)} />
          <text x={x(0) - 6} y={y(tick) + 4} textAnchor="end">
            {number.format(tick)}
          </text>
        </g>
      ))}
      <text x={x(0)} y={height - 6}>
        0
      </text>
      <text x={x(1)} y={height - 6} textAnchor="end">
        {end}
      </text>
      <text x={4} y={12}>
        {unit}
      </text>
      {children({ x, y })}
    </svg>
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
