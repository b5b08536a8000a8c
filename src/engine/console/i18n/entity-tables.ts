import { loadModule } from 'virtual:entity-modules';
import type { Language } from '../../schema/contract/language-facts';

/** The words of an entity; undefined for English, whose words are in the declaration. */
export async function loadEntityTable(language: Language, entity: string): Promise<object | undefined> {
  if (language === 'en') return undefined;
  return (await loadModule(language, entity)).default;
}
