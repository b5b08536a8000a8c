import type { ComponentType } from 'react';
import type { Permission } from '../../schema/contract/endpoint';
import type { Language } from '../../schema/contract/language-facts';
import type { PageProps } from './resource';

/**
 * The default export of `pages/<name>/page.ts` of a feature or of the engine's console. The server reads this
 * file too, so it imports only this type. `index.tsx` in the same folder exports the component,
 * `words/<language>.json` holds the words.
 */
export interface PageFacts {
  /** The component name that menus use. */
  readonly component: string;
  /** The page replaces the list of this entity; its record pages stay generated. */
  readonly entity?: string;
  /** Permissions that the user needs, all of them; without them the page shows that access is denied. */
  readonly permissions?: readonly Permission[];
  /** The page has an address without a menu; see `fixedRoutes`. */
  readonly isAlwaysThere?: true;
  /** The page uses no antd component and does not wait for antd to load. */
  readonly isWithoutAntd?: true;
}

/** A loadable page: a hand-written one, found by glob, or a generated one of entities. */
export interface Page extends PageFacts {
  /** Loads the page's own words in a language, as tables by name. */
  readonly words?: (language: Language) => Promise<object>;
  /** A component without props or, if the page has an entity, with `PageProps`. */
  readonly load: () => Promise<{ default: ComponentType<PageProps> }>;
}

/** Keyed by component name. */
export type Pages = ReadonlyMap<string, Page>;
