import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { isMissingChunk } from '../kit/missing-chunk';

let root: Root | undefined;

/** Shows a page in place of the current one, in one step: nothing is painted in between. */
export function show(page: ReactNode): void {
  root ??= createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: logError });
  const shown = root;
  flushSync(() => shown.render(page));
}

/** The page reports a chunk that could not be fetched itself; every other error goes to the log. */
function logError(error: unknown): void {
  if (!(error instanceof Error && isMissingChunk(error))) reportError(error);
}
