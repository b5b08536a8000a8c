import type { ComponentType } from 'react';
import { inAntd } from '../antd/in-antd';
import type { PageProps } from '../data/resource';
import { withWords } from '../i18n/page-words';

export type PageLoader = () => Promise<{ default: ComponentType }>;

export type EntityPageLoader = () => Promise<{ default: ComponentType<PageProps> }>;

/** Hand-written pages by the component name that the server's menus use. */
export const pageLoaders: Readonly<Record<string, PageLoader>> = {
  'dashboard/index': () => import('./dashboard/dashboard-page'),
  'system/role/matrix': () => inAntd(import('./matrix/matrix-page')),
  'system/role/explain': () => inAntd(import('./explain/explain-page')),
  'profile/index': () => inAntd(import('./profile/profile-page')),
  'profile/password': () => inAntd(import('./profile/password-page')),
  'profile/sessions': () => inAntd(import('./profile/sessions-page')),
  'error/401': () => import('../kit/unauthorised-page'),
  'error/404': () => import('../kit/not-found-page'),
};

/** Hand-written pages in place of an entity's list; each record keeps the pages made from its declaration. */
export const entityPageLoaders: Readonly<Record<string, EntityPageLoader>> = {
  'system/menu/index': () => withWords('menuPage', inAntd(import('./menus/menu-page'))),
  'user/config': () => inAntd(import('./partner-config/partner-config-page')),
};
