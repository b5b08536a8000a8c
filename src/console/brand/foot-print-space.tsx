import type { ReactNode } from 'react';

/** The grid of sensors below one foot. */
export const sole = { columns: 22, rows: 55, pitch: 10 } as const;

const gap = 40;

/** Width of both feet, mirrored at the middle. */
export const shift = sole.columns * sole.pitch * 2 + gap;

/** The place that the picture of two feet takes, also before it is there. */
export function FootPrintSpace({ children }: { children?: ReactNode }) {
  return (
    <svg className="foot-prints" viewBox={`0 0 ${shift} ${sole.rows * sole.pitch}`} aria-hidden="true">
      {children}
    </svg>
  );
}
