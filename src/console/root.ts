import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { isMissingChunk } from './app/missing-chunk';
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
  const first = createRoot(stage, { onCaughtError: noteFault });
  root = first;
  flushSync(() => first.render(page));
}

/** A part that could not be fetched is no fault of ours, and the page in its place says so: only others go to the log. */
function noteFault(error: unknown): void {
  if (!(error instanceof Error && isMissingChunk(error))) reportError(error);
}
