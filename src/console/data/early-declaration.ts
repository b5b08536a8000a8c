import type { Language } from '../../entity/contract/language';
import { loadEntityTable } from '../i18n/entity-tables';
import { lists, schemas } from './declarations';

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
