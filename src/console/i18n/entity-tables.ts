import type { Language } from '../../entity/contract/language';

const tables = import.meta.glob<object>('../../locales/{zh-cn,es}/entities/*.json', { import: 'default' });

/** The words of an entity; none in English, which stands in its declaration. */
export function loadEntityTable(language: Language, entity: string): Promise<object> | undefined {
  return tables[`../../locales/${language}/entities/${entity}.json`]?.();
}
