import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders the page in slices, so that a phone answers meanwhile. */
export function showRoot(page: ReactNode): void {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  startTransition(() => root.render(page));
}
