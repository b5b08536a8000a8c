import type { Locale } from 'antd/es/locale';
import type { Language } from '../../entity/language';

/** What one language brings to the signed-in console, in one chunk. */
export interface ConsoleLanguage {
  readonly tables: Readonly<Record<string, unknown>>;
  readonly antd: Locale;
}

const loaders: Readonly<Record<Language, () => Promise<{ default: ConsoleLanguage }>>> = {
  'zh-cn': () => import('./zh-cn'),
  en: () => import('./en'),
  es: () => import('./es'),
};

export async function loadConsoleLanguage(language: Language): Promise<ConsoleLanguage> {
  return (await loaders[language]()).default;
}
