import { addWords } from './words';

const tables = import.meta.glob<object>('../../locales/*/entities/*.json', { import: 'default' });

/** Loads the words of an entity in the language in use; English ones stand in its declaration. */
export function loadEntityWords(entity: string): Promise<void> {
  return addWords(`entity ${entity}`, async (language) => ({
    entities: { [entity]: await tables[`../../locales/${language}/entities/${entity}.json`]?.() },
  }));
}
