import type { Page } from '../data/page';

export type View = 'list' | 'create' | 'edit' | 'show';

/** The page of an entity with `x-singleton`. */
export const settingsPage: Page = { component: 'settings', load: () => import('./settings/settings-page') };

/** The generated pages of an entity. */
export const viewPages: Readonly<Record<View, Page>> = {
  list: { component: 'list', load: () => import('./list/list-page'), isWithoutAntd: true },
  create: { component: 'create', load: () => import('./form/create-page') },
  edit: { component: 'edit', load: () => import('./form/edit-page') },
  show: { component: 'show', load: () => import('./show/show-page') },
};
