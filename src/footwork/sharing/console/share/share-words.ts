import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { acceptedLanguage, type CustomerLanguage, customerLanguages } from '#engine/schema/contract/language';

const tables = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./words/*.json', '../../../reports/console/views/words/*.json'],
  { import: 'default' },
);

const loaded = new Set<CustomerLanguage>();

/** Starts i18next in the browser's preferred language. */
export async function startShareWords(): Promise<void> {
  const language = acceptedLanguage(navigator.languages.join(), customerLanguages);
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    fallbackLng: false,
    nsSeparator: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    react: { useSuspense: false },
    interpolation: { escapeValue: false },
  });
  await setLanguage(language);
}

/** Loads the words of a language, then switches to it. On failure rejects and keeps the current language. */
export async function setLanguage(language: CustomerLanguage): Promise<void> {
  if (!loaded.has(language)) {
    const own = Object.entries(tables).filter(([file]) => file.endsWith(`/${language}.json`));
    for (const words of await Promise.all(own.map(([, load]) => load()))) {
      i18next.addResourceBundle(language, 'translation', words, true, true);
    }
    loaded.add(language);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
