import type { ComponentType } from 'react';
import type { Permission } from '../../entity/contract/endpoint';
import type { PageProps } from './resource';

/** A hand-written page: the default export of `src/console/pages/<name>/page.ts`, which is found by glob. */
export interface Page {
  /** The name by which menus open the page; the same as the file's export `component`, which the server reads. */
  readonly component: string;
  /** The page replaces the list of this entity; single records keep their generated pages. */
  readonly entity?: string;
  /** All that the reader needs; without them the page shows that it is not permitted. */
  readonly permissions?: readonly Permission[];
  /** The page's own words: `import.meta.glob<object>('./words/*.json', { import: 'default' })`, a file per language. */
  readonly words?: Readonly<Record<string, () => Promise<object>>>;
  /** The page imports no component of antd, and does not wait for antd. */
  readonly isWithoutAntd?: true;
  /** A component without props or, of a page with an entity, with `PageProps`. */
  readonly load: () => Promise<{ default: ComponentType<PageProps> }>;
}

/** By component name. */
export type Pages = ReadonlyMap<string, Page>;

/** Checks the type of a page. */
// @__NO_SIDE_EFFECTS__
export function definePage(page: Page): Page {
  return page;
}
