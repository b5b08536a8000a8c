import { type ReactNode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders the page in slices, so that a phone responds to input during rendering. */
export function showRoot(page: ReactNode): void {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  startTransition(() => root.render(page));
}
