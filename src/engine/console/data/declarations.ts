import { loadModule } from 'virtual:entity-modules';
import type { Language } from '../../schema/contract/language-facts';
import { loadEntityTable } from '../i18n/entity-tables';
import { byName } from './parts-by-name';
import type { ListPart } from './resource';

/** List parts by entity; the application's parts replace the engine's. */
export const lists = byName<ListPart>(
  import.meta.glob('../overrides/*/*.list.tsx', { import: 'default' }),
  import.meta.glob('#resources/*.list.tsx', { import: 'default' }),
);

/**
 * Loads schema, list part and words of an entity before the menus arrive. Most addresses start with the name of their
 * entity, although only the menus map addresses to entities. Limited to entities with a list part: only their names
 * are known at this time.
 */
export function fetchDeclaration(address: string, language: Language): void {
  const name = /^\/([a-z-]+)\//.exec(address)?.[1];
  const list = name === undefined ? undefined : lists[name];
  if (name === undefined || list === undefined) return;
  for (const loading of [loadModule('schema', name), list(), loadEntityTable(language, name)]) {
    loading.catch(() => undefined);
  }
}
