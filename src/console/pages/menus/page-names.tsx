import type { MenuPage } from '../../../entity/menu/menu-pages';
import { useEntryTitle } from './entry-title';

/** Pages by what the navigation calls them, each with its address. */
export function PageNames({ pages }: { readonly pages: readonly MenuPage[] }) {
  const titleOf = useEntryTitle();
  return (
    <ul className="menu-pages">
      {pages.map((page) => (
        <li key={page.path}>
          {titleOf(page)} <code>{page.path}</code>
        </li>
      ))}
    </ul>
  );
}
