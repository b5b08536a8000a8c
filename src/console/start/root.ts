import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { isMissingChunk } from '../kit/missing-chunk';

let root: Root | undefined;

/** Replaces the current page synchronously: nothing is painted in between. */
export function show(page: ReactNode): void {
  root ??= createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: logError });
  const shown = root;
  flushSync(() => shown.render(page));
}

/** The page itself reports a chunk that could not be fetched; all other errors are logged. */
function logError(error: unknown): void {
  if (!(error instanceof Error && isMissingChunk(error))) reportError(error);
}
