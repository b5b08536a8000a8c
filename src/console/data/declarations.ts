import type { EntitySchema } from '../../entity/model/entity-schema';
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
