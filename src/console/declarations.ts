import type { EntitySchema } from '../entity/entity-schema';
import type { AnyResource } from './resource';

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

/** What declares each entity, by its name; nothing is loaded before it is called. */
export const schemas: Loaders<EntitySchema> = byName(
  import.meta.glob('../../schemas/*.ts', { import: 'default' }),
);

export const resources: Loaders<AnyResource> = byName(
  import.meta.glob('../../resources/*.tsx', { import: 'default' }),
);

function byName<T>(modules: Record<string, () => Promise<unknown>>): Loaders<T> {
  return Object.fromEntries(
    Object.entries(modules).map(([file, load]) => [
      file.replace(/^.*\/|\.tsx?$/g, ''),
      load as () => Promise<T>,
    ]),
  );
}
