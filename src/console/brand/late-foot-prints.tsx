import { lazy, Suspense, useEffect, useState } from 'react';
import { FootPrintSpace } from './foot-print-space';

const FootPrints = lazy(() => import('./foot-print'));

/** At most so long, in ms, the picture waits for a moment when there is nothing else to do. */
const longest = 500;

/** The picture of two feet, in a place of its own that is kept until what it decorates can be used. */
export function LateFootPrints() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setTime, longest, true);
    const idle = window.requestIdleCallback?.(() => setTime(true));
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, []);
  if (!isTime) return <FootPrintSpace />;
  return (
    <Suspense fallback={<FootPrintSpace />}>
      <FootPrints />
    </Suspense>
  );
}
