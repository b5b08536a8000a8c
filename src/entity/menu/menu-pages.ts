import { rootRole } from '../access/actor';
import type { menuPage } from '../contract/endpoints/menu-draft';
import type { ValueOf } from '../contract/json-schema';
import { fullPath, inOrder, type MenuEntry } from './menu-entry';
import { isPage } from './menu-rules';

/** A page of the navigation. */
export type MenuPage = ValueOf<typeof menuPage>;

/** The pages that holders of the roles can open, by their full paths; of two with the same path the console takes the first. */
export function pagesOf(tree: readonly MenuEntry[], roles: readonly string[]): Map<string, MenuPage> {
  const pages = new Map<string, MenuPage>();
  const byId = new Map(tree.map((entry) => [entry.id, entry]));
  for (const entry of inOrder(tree)) {
    const isHeld = roles.includes(rootRole) || entry.roles.some((role) => roles.includes(role));
    if (!isHeld || !isPage(entry)) continue;
    const path = fullPath(entry, byId);
    if (!pages.has(path)) pages.set(path, { path, name: entry.name });
  }
  return pages;
}

/** Those of the pages that are not among the others. */
export function pagesWithout(
  pages: ReadonlyMap<string, MenuPage>,
  others: ReadonlyMap<string, MenuPage>,
): MenuPage[] {
  return [...pages.values()].filter(({ path }) => !others.has(path));
}
