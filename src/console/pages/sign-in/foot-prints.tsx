import { type ComponentType, useEffect, useState } from 'react';
import { shift, sole } from './sole';

/** At most so long, in ms, the picture waits for a moment when there is nothing else to do. */
const longest = 500;

/** Two feet on a grid of sensors, as a pressure plate sees them: drawn when what they decorate can be used. */
export function FootPrints() {
  const [drawing, setDrawing] = useState<{ Feet: ComponentType }>();
  useEffect(() => {
    const draw = () => import('./feet').then(setDrawing, () => undefined);
    const timer = setTimeout(draw, longest);
    const idle = window.requestIdleCallback?.(draw);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, []);
  return (
    <svg className="foot-prints" viewBox={`0 0 ${shift} ${sole.rows * sole.pitch}`} aria-hidden="true">
      {drawing && <drawing.Feet />}
    </svg>
  );
}
