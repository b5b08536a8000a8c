import { loadModule } from 'virtual:entity-modules';
import type { Language } from '../../entity/contract/language';
import { loadEntityTable } from '../i18n/entity-tables';
import { byName } from './parts-by-name';
import type { ListPart } from './resource';

export const lists = byName<ListPart>(
  import.meta.glob('../../../resources/*.list.tsx', { import: 'default' }),
);

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
