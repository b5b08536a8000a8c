import { inAntd } from '../antd/in-antd';
import { once } from '../kit/once';
import type { EntityPageLoader } from '../pages/page-loaders';

export type View = 'list' | 'create' | 'edit' | 'show';

const pages: Readonly<Record<View, EntityPageLoader>> = {
  list: () => import('./list/list-page'),
  create: () => inAntd(import('./form/create-page')),
  edit: () => inAntd(import('./form/edit-page')),
  show: () => inAntd(import('./show/show-page')),
};

const load = once((loader: EntityPageLoader) => loader());

/** The page of an entity; `ownList` stands in place of its list. */
export function loadView(view: View, ownList: EntityPageLoader | undefined) {
  return load((view === 'list' && ownList) || pages[view]);
}
