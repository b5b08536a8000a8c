import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { takeStage } from './stage';

let root: Root | undefined;

/** Shows a page in place of whatever the browser shows now. */
export function show(page: ReactNode): void {
  if (root) root.render(page);
  else showFirst(page);
}

/** In one go, as nothing should be seen between the sign-in page, if it was there, and this one. */
function showFirst(page: ReactNode): void {
  const stage = takeStage(() => {
    root?.unmount();
    root = undefined;
  });
  const first = createRoot(stage);
  root = first;
  flushSync(() => first.render(page));
}
