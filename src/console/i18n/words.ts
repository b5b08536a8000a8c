import i18next from 'i18next';
import { type Language, languageOf } from '../../entity/contract/language';
import { tellLanguage } from '../kit/settings/language';
import { changeSetting } from '../kit/settings/settings';
import { currentSettings, onSettings } from '../kit/settings/stored-settings';

type Table = Readonly<Record<string, unknown>>;

/** Gives the words of one part of the console; each part is loaded when it is first shown. */
export type WordSource = (language: Language) => Promise<Table>;

const sources = new Map<string, WordSource>();
const loaded = new Set<string>();
/** What the page speaks, or will when its words are there. */
let wanted: Language | undefined;

export const words = i18next;

export function activeLanguage(): Language {
  return words.isInitialized ? languageOf(words.language) : currentSettings().language;
}

/** Makes `words.t` answer in the stored language; the words themselves come from `addWords`. */
export async function startWords(): Promise<void> {
  const lng = currentSettings().language;
  if (words.isInitialized) return switchTo(lng);
  wanted = lng;
  tellLanguage(lng);
  onSettings(follow);
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
  // A switch that is under way began without this part.
  if (wanted !== undefined) await load(name, source, wanted);
}

/** Loads the words of every part in use, then switches. Rejects, and leaves all as it was, when they do not come. */
export async function changeLanguage(language: Language): Promise<void> {
  await switchTo(language);
  if (language === wanted) changeSetting('language', language);
}

/** The language chosen elsewhere: in another tab, say. */
function follow(): void {
  const { language } = currentSettings();
  // One whose words cannot be had is tried again with the next change.
  if (language !== wanted) switchTo(language).catch(() => undefined);
}

async function switchTo(language: Language): Promise<void> {
  wanted = language;
  try {
    await Promise.all([...sources].map(([name, source]) => load(name, source, language)));
  } catch (error) {
    if (language === wanted) wanted = activeLanguage();
    throw error;
  }
  // Another choice may have overtaken this one.
  if (language !== wanted) return;
  await words.changeLanguage(language);
  tellLanguage(language);
}

async function load(name: string, source: WordSource, language: Language): Promise<void> {
  const id = `${language} ${name}`;
  if (loaded.has(id)) return;
  words.addResourceBundle(language, 'translation', await source(language), true, true);
  loaded.add(id);
}
