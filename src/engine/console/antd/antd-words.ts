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
  '../../locales/{zh-cn,en,es}/{access,account,explain,formPage,history,import,rolePage,validation}.json',
  {
    import: 'default',
  },
);

/** Tables of the application other than those that the first list or the sign-in page loads. */
const ownTables = import.meta.glob<object>(
  [
    '#app/**/locales/{zh-cn,en,es}/*.json',
    '!**/locales/*/{bell,console,field,form,limit,list,live,menu,palette,refused,role,settings,shell,show,system}.json',
    '!**/locales/*/{errors,guide,signIn}.json',
  ],
  { import: 'default' },
);

/** Loads antd's own locale, and returns the translations of the antd pages. */
export const antdWords: WordSource = async (language) => {
  const [locale, engine, own] = await Promise.all([
    loaders[language](),
    loadedOf(tables, language),
    loadedOf(ownTables, language),
  ]);
  locales.set(language, locale.default);
  return tablesOf(engine, own);
};

/** The tables of the language by their files. */
async function loadedOf(
  files: Readonly<Record<string, () => Promise<object>>>,
  language: Language,
): Promise<Readonly<Record<string, object>>> {
  const wanted = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
  return Object.fromEntries(await Promise.all(wanted.map(async ([file, load]) => [file, await load()])));
}

/** antd's own locale; undefined until `antdWords` has loaded the language. */
export function antdLocale(language: Language): Locale | undefined {
  return locales.get(language);
}
