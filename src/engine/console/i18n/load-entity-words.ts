import { loadEntityTable } from './entity-tables';
import { addWords } from './words';

export function loadEntityWords(entity: string): Promise<void> {
  return addWords(`entity ${entity}`, async (language) => ({
    entities: { [entity]: await loadEntityTable(language, entity) },
  }));
}
