import { loadModule } from 'virtual:entity-modules';
import type { Language } from '../../entity/contract/language';
import { loadEntityTable } from '../i18n/entity-tables';
import type { FormPart, ListPart, ShowPart } from './resource';

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

export const lists: Loaders<ListPart> = byName(
  import.meta.glob('../../../resources/*.list.tsx', { import: 'default' }),
);

export const forms: Loaders<FormPart> = byName(
  import.meta.glob('../../../resources/*.form.tsx', { import: 'default' }),
);

export const shows: Loaders<ShowPart> = byName(
  import.meta.glob('../../../resources/*.show.tsx', { import: 'default' }),
);

/** Without a prototype, as names come from menus too: nothing but a file is found by one. */
function byName<T>(modules: Record<string, () => Promise<unknown>>): Loaders<T> {
  const found: Record<string, () => Promise<T>> = Object.create(null);
  for (const [file, load] of Object.entries(modules)) {
    found[file.replace(/^.*\/|\..*$/g, '')] = load as () => Promise<T>;
  }
  return found;
}

/**
 * Most addresses begin with the name of the entity that they show: what declares it can travel before the
 * menus, which alone know, are there. Only an entity with a list part of its own is known here by its name.
 */
export function fetchDeclaration(address: string, language: Language): void {
  const name = /^\/([a-z-]+)\//.exec(address)?.[1];
  const list = name === undefined ? undefined : lists[name];
  if (name === undefined || list === undefined) return;
  for (const loading of [loadModule('schema', name), list(), loadEntityTable(language, name)]) {
    loading.catch(() => undefined);
  }
}
