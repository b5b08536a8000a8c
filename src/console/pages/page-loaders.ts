import type { ComponentType } from 'react';

export type PageLoader = () => Promise<{ default: ComponentType }>;

/** Hand-written pages by the component name that the server's menus use. */
export const pageLoaders: Readonly<Record<string, PageLoader>> = {
  'dashboard/index': () => import('./dashboard-page'),
  'error/401': () => import('./unauthorised-page'),
  'error/404': () => import('./not-found-page'),
};
