import type { Language } from '../../entity/contract/language';
import type { EntitySchema } from '../../entity/model/entity-schema';
import { loadEntityTable } from '../i18n/entity-tables';
import type { FormPart, ListPart, ShowPart } from './resource';

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

/** What declares each entity, by its name; nothing is loaded before it is called. */
export const schemas: Loaders<EntitySchema> = byName(
  import.meta.glob('../../../schemas/*.ts', { import: 'default' }),
);

export const lists: Loaders<ListPart> = byName(
  import.meta.glob('../../../resources/*.list.tsx', { import: 'default' }),
);

export const forms: Loaders<FormPart> = byName(
  import.meta.glob('../../../resources/*.form.tsx', { import: 'default' }),
);

export const shows: Loaders<ShowPart> = byName(
  import.meta.glob('../../../resources/*.show.tsx', { import: 'default' }),
);

/** Without a prototype, as names come from addresses and menus too: nothing but a file is found by one. */
function byName<T>(modules: Record<string, () => Promise<unknown>>): Loaders<T> {
  const found: Record<string, () => Promise<T>> = Object.create(null);
  for (const [file, load] of Object.entries(modules)) {
    found[file.replace(/^.*\/|\..*$/g, '')] = load as () => Promise<T>;
  }
  return found;
}

/**
 * Most addresses begin with the name of the entity that they show: what declares it can travel before the
 * menus, which alone know, are there. Nothing is lost where the guess is wrong.
 */
export function fetchDeclaration(address: string, language: Language): void {
  const name = /^\/([a-z-]+)\//.exec(address)?.[1];
  if (name === undefined) return;
  for (const loading of [schemas[name]?.(), lists[name]?.(), loadEntityTable(language, name)]) {
    loading?.catch(() => undefined);
  }
}
