import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const height = 200;
const margin = { left: 52, bottom: 24, top: 24, right: 10 };

/** Where a force chart draws, in pixels. */
export interface ForceScale {
  /** 0 at the left end of the axis, 1 at the right one. */
  readonly x: (share: number) => number;
  readonly y: (force_N: number) => number;
}

export const plot = { top: margin.top, bottom: height - margin.bottom } as const;

interface Props {
  readonly highest_N: number;
  readonly label: string;
  /** What stands at the right end of the axis. */
  readonly end: string;
  readonly children: (scale: ForceScale) => ReactNode;
}

/** The axes of a chart of forces, as wide as the page gives room, and in them what it draws. */
export function ForceGrid({ highest_N, label, end, children }: Props) {
  const { t, i18n } = useTranslation();
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
  const number = new Intl.NumberFormat(i18n.language);
  const ticks = ticksUpTo(highest_N);
  const top = ticks.at(-1) ?? 1;
  const x = (share: number) => margin.left + share * (width - margin.left - margin.right);
  const y = (force: number) => plot.bottom - (force / top) * (plot.bottom - plot.top);
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
        {t('measurement.unit.force')}
      </text>
      {children({ x, y })}
    </svg>
  );
}

/** Three or four round values from 0 to above the highest. */
function ticksUpTo(top: number): readonly number[] {
  const step = [50, 100, 200, 250, 500, 1000, 2000].find((size) => top / size <= 4) ?? Math.ceil(top / 4);
  return Array.from({ length: Math.floor(top / step) + 2 }, (_, index) => index * step);
}
