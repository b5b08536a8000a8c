import type { Locale } from 'antd/es/locale';
import enUS from 'antd/es/locale/en_US';
import type { Language } from '../../schema/contract/language';
import { tablesOf } from '../i18n/tables-of';
import type { WordSource } from '../i18n/words';

const loaders: Readonly<Record<Language, () => Promise<{ default: Locale }>>> = {
  'zh-cn': () => import('antd/es/locale/zh_CN'),
  // antd itself imports it, so that it needs no chunk.
  en: async () => ({ default: enUS }),
  es: () => import('antd/es/locale/es_ES'),
};

const locales = new Map<Language, Locale>();

/** Translations that only antd pages and dialogs use; the first list loads without them. */
const tables = import.meta.glob<object>(
  '../../../locales/{zh-cn,en,es}/{access,account,device,explain,formPage,history,import,rolePage,sharing}.json',
  { import: 'default' },
);

/** Loads antd's own locale, and returns the translations of the antd pages. */
export const antdWords: WordSource = async (language) => {
  const own = Object.keys(tables).filter((file) => file.includes(`/${language}/`));
  const [locale, ...loaded] = await Promise.all([
    loaders[language](),
    ...own.map(async (file) => ({ file, table: (await tables[file]?.()) ?? {} })),
  ]);
  locales.set(language, locale.default);
  return tablesOf(Object.fromEntries(loaded.map(({ file, table }) => [file, table])));
};

/** antd's own locale; undefined until `antdWords` has loaded the language. */
export function antdLocale(language: Language): Locale | undefined {
  return locales.get(language);
}
