import i18next from 'i18next';
import { type Language, languageOf } from '../../entity/language';
import { storedLanguage } from '../language';
import { writeStored } from '../storage';

type Table = Readonly<Record<string, unknown>>;

/** Gives the words of one part of the console; each part is loaded when it is first shown. */
export type WordSource = (language: Language) => Promise<Table>;

const sources = new Map<string, WordSource>();
const loaded = new Set<string>();

export const words = i18next;

export function activeLanguage(): Language {
  return words.isInitialized ? languageOf(words.language) : storedLanguage();
}

/** Makes `words.t` answer in the stored language; the words themselves come from `addWords`. */
export async function startWords(): Promise<void> {
  const lng = storedLanguage();
  if (words.isInitialized) return changeLanguage(lng);
  document.documentElement.lang = lng;
  await words.init({
    lng,
    resources: {},
    fallbackLng: false,
    nsSeparator: false,
    initAsync: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    react: { useSuspense: false },
    interpolation: { escapeValue: false },
  });
}

/** Loads a part in the language in use, and from now on in every language that is switched to. */
export async function addWords(name: string, source: WordSource): Promise<void> {
  sources.set(name, source);
  await load(name, source, activeLanguage());
}

/** Loads the words of every part in use, then switches. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...sources].map(([name, source]) => load(name, source, language)));
  writeStored('language', language);
  document.documentElement.lang = language;
  await words.changeLanguage(language);
}

async function load(name: string, source: WordSource, language: Language): Promise<void> {
  const id = `${language} ${name}`;
  if (loaded.has(id)) return;
  words.addResourceBundle(language, 'translation', await source(language), true, true);
  loaded.add(id);
}
