import type { ComponentType } from 'react';
import { inAntd } from '../antd/in-antd';
import type { Page } from '../data/page';
import type { PageProps } from '../data/resource';
import { once } from '../kit/once';
import { loadPage } from './load-page';

export type View = 'list' | 'create' | 'edit' | 'show';

const generated: Readonly<Record<View, () => Promise<{ default: ComponentType<PageProps> }>>> = {
  list: () => import('./list/list-page'),
  create: () => inAntd(import('./form/create-page')),
  edit: () => inAntd(import('./form/edit-page')),
  show: () => inAntd(import('./show/show-page')),
};

const loadGenerated = once((view: View) => generated[view]());

/** The page of an entity; `ownList` replaces its list. */
export function loadView(view: View, ownList: Page | undefined) {
  return view === 'list' && ownList ? loadPage(ownList) : loadGenerated(view);
}
