import type { EntityPageLoader } from '../pages/page-loaders';
import { once } from './once';

export type View = 'list' | 'create' | 'edit' | 'show';

const pages: Readonly<Record<View, EntityPageLoader>> = {
  list: () => import('../list/list-page'),
  create: () => import('../form/create-page'),
  edit: () => import('../form/edit-page'),
  show: () => import('../show/show-page'),
};

const load = once((loader: EntityPageLoader) => loader());

/** The page of an entity; `ownList` stands in place of its list. */
export function loadView(view: View, ownList: EntityPageLoader | undefined) {
  return load((view === 'list' && ownList) || pages[view]);
}
