import type { Language } from '../../schema/contract/language';

type Tables = Readonly<Record<string, unknown>>;

const loaders: Readonly<Record<Language, () => Promise<{ default: Tables }>>> = {
  'zh-cn': () => import('./zh-cn'),
  en: () => import('./en'),
  es: () => import('./es'),
};

/** Loads the words of the signed-in console in one language, as one chunk. */
export async function loadConsoleLanguage(language: Language): Promise<Tables> {
  return (await loaders[language]()).default;
}
