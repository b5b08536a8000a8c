import type { ComponentType } from 'react';
import type { Permission } from '../../entity/contract/endpoint';
import type { Language } from '../../entity/contract/language';
import type { PageProps } from './resource';

/**
 * The default export of `src/console/pages/<name>/page.ts`. The server reads it too, so it imports nothing but this
 * type: the component is the default export of `index.tsx` beside it, its words are in `words/<language>.json`.
 */
export interface PageFacts {
  /** The name by which menus open the page. */
  readonly component: string;
  /** The page replaces the list of this entity; single records keep their generated pages. */
  readonly entity?: string;
  /** All that the reader needs; without them the page shows that it is not permitted. */
  readonly permissions?: readonly Permission[];
  /** The page has an address without a menu, `fixedRoutes`. */
  readonly isAlwaysThere?: true;
  /** The page imports no component of antd, and does not wait for antd. */
  readonly isWithoutAntd?: true;
}

/** A page that can be loaded: a hand-written one, found by glob, or one of those that all entities have. */
export interface Page extends PageFacts {
  /** The page's own words in a language; tables by their names. */
  readonly words?: (language: Language) => Promise<object>;
  /** A component without props or, of a page with an entity, with `PageProps`. */
  readonly load: () => Promise<{ default: ComponentType<PageProps> }>;
}

/** By component name. */
export type Pages = ReadonlyMap<string, Page>;
