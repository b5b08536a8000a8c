import type { Language } from '../../schema/contract/language-facts';
import { tablesOf } from './tables-of';
import { wordModule } from './word-module';

type Tables = Readonly<Record<string, object>>;

const modules = import.meta.glob<{ readonly engine: Tables; readonly own: Tables }>(
  '../../locales/*/first-words.ts',
);

/** Loads the words of the signed-in console in one language, as one chunk. */
export async function loadConsoleLanguage(language: Language): Promise<Tables> {
  const { engine, own } = await wordModule(modules, language);
  return tablesOf(engine, own);
}
