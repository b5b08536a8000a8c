import { useSyncExternalStore } from 'react';
import type { Language } from '../../entity/language';
import { storedLanguage } from '../language';
import { writeStored } from '../storage';

interface Table {
  readonly [key: string]: string | Table;
}

export type Translate = (key: string) => string;

/** All languages at once: half a kilobyte each, which takes less time than another trip to the server. */
const tables = import.meta.glob<Table>('../../locales/*/signIn.json', { eager: true, import: 'default' });
const listeners = new Set<() => void>();
let current: Translate = (key) => key;

/** Shows the sign-in page's few words in that language, without i18next, which is as big as the rest of the page. */
export function speak(language: Language): void {
  const table = tables[`../../locales/${language}/signIn.json`];
  current = (key) => key.split('.').reduce<string | Table | undefined>(below, table)?.toString() ?? key;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

export function chooseLanguage(language: Language): void {
  writeStored('language', language);
  speak(language);
}

/** `t('errors.username')`, from `signIn.json`. */
export function useSignInWords(): { t: Translate; language: Language } {
  const t = useSyncExternalStore(subscribe, () => current);
  return { t, language: storedLanguage() };
}

function below(table: string | Table | undefined, key: string): string | Table | undefined {
  return typeof table === 'object' ? table[key] : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
