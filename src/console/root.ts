import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/** Shows a page in place of whatever the browser shows now. */
export function show(page: ReactNode): void {
  root ??= createRoot(document.getElementById('root') as HTMLElement);
  root.render(page);
}
