import { loadEntityTable } from './entity-tables';
import { addWords } from './words';

/** Loads the words of an entity in the language in use. */
export function loadEntityWords(entity: string): Promise<void> {
  return addWords(`entity ${entity}`, async (language) => ({
    entities: { [entity]: await loadEntityTable(language, entity) },
  }));
}
