import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { isMissingChunk } from '../kit/missing-chunk';

let root: Root | undefined;

/** Replaces the current page synchronously: nothing is painted in between. */
export function show(page: ReactNode): void {
  const shown = rootOf();
  flushSync(() => shown.render(page));
}

/** Replaces the current page in slices, which leave the main thread to the browser. */
export function showInSlices(page: ReactNode): void {
  startTransition(() => rootOf().render(page));
}

function rootOf(): Root {
  root ??= createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: logError });
  return root;
}

/** The page itself reports a chunk that could not be fetched; all other errors are logged. */
function logError(error: unknown): void {
  if (!(error instanceof Error && isMissingChunk(error))) reportError(error);
}
