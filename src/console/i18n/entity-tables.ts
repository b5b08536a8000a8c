import { loadModule } from 'virtual:entity-modules';
import type { Language } from '../../entity/contract/language';

/** The words of an entity; none in English, which stands in its declaration, and where it has no table. */
export async function loadEntityTable(language: Language, entity: string): Promise<object | undefined> {
  if (language === 'en') return undefined;
  return (await loadModule(language, entity)).default;
}
