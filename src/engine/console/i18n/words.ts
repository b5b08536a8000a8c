import i18next from 'i18next';
import { languageOf } from '../../schema/contract/language';
import type { Language } from '../../schema/contract/language-facts';
import { setDocumentLanguage } from '../kit/settings/language';
import { changeSetting } from '../kit/settings/settings';
import { currentSettings, onSettings } from '../kit/settings/stored-settings';

type Table = Readonly<Record<string, unknown>>;

/** Loads the words of one part of the console in a language. Each part registers its source when it is first shown. */
export type WordSource = (language: Language) => Promise<Table>;

const sources = new Map<string, WordSource>();
const loaded = new Set<string>();
/** The language in use, or the one being switched to. */
let wanted: Language | undefined;

export const words = i18next;

export function activeLanguage(): Language {
  return words.isInitialized ? languageOf(words.language) : currentSettings().language;
}

/** Initialises i18next with the stored language; `addWords` adds the words. */
export async function startWords(): Promise<void> {
  const lng = currentSettings().language;
  if (words.isInitialized) return switchTo(lng);
  wanted = lng;
  setDocumentLanguage(lng);
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

/** Loads a part's words in the current language, and from now on in every language that is switched to. */
export async function addWords(name: string, source: WordSource): Promise<void> {
  sources.set(name, source);
  await load(name, source, activeLanguage());
  // A language switch in progress started without this part.
  if (wanted !== undefined) await load(name, source, wanted);
}

/** Loads all parts in use, then switches. On failure rejects and keeps the current language. */
export async function changeLanguage(language: Language): Promise<void> {
  await switchTo(language);
  if (language === wanted) changeSetting('language', language);
}

/** Switches when the stored language changes, for instance in another tab. */
function follow(): void {
  const { language } = currentSettings();
  // After a failure, the next change tries again.
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
  // A later switch may have started meanwhile.
  if (language !== wanted) return;
  await words.changeLanguage(language);
  setDocumentLanguage(language);
}

async function load(name: string, source: WordSource, language: Language): Promise<void> {
  const id = `${language} ${name}`;
  if (loaded.has(id)) return;
  words.addResourceBundle(language, 'translation', await source(language), true, true);
  loaded.add(id);
}
