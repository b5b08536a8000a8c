import { type ReactNode, useEffect, useReducer } from 'react';
import './anchored.css';

interface AnchoredProps {
  readonly opener: HTMLElement;
  /** Position in the window, if not at the opener. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  /** The edge of the opener with which the popup is aligned. */
  readonly edge?: 'left' | 'right';
  readonly children: ReactNode;
}

/** Places a popup below its opener, and moves it only as far as it must to fit into the window. */
export function Anchored({ opener, at, edge = 'left', children }: AnchoredProps) {
  const [, follow] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  const box = at ? new DOMRect(at.x, at.y) : opener.getBoundingClientRect();
  const rest = document.documentElement.clientWidth - box.right;
  const style = {
    gridTemplateRows: `minmax(0, ${box.bottom}px) auto`,
    gridTemplateColumns:
      edge === 'left'
        ? `minmax(8px, ${box.left}px) auto minmax(8px, 1fr)`
        : `minmax(8px, 1fr) auto minmax(8px, ${rest}px)`,
  };
  return (
    <div className="anchored" style={style}>
      {children}
    </div>
  );
}
