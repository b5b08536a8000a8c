import type { Language } from '../../schema/contract/language-facts';

/** Loads `first-words.ts` or `later-words.ts` of a language. Throws where its folder has none. */
export function wordModule<Module>(
  modules: Readonly<Record<string, () => Promise<Module>>>,
  language: Language,
): Promise<Module> {
  const load = Object.entries(modules).find(([file]) => file.includes(`/${language}/`))?.[1];
  if (!load) throw new Error(`src/engine/locales/${language} lacks a module of words`);
  return load();
}
