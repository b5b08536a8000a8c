import { useSyncExternalStore } from 'react';
import type { Language } from '../../entity/language';
import { storedLanguage } from '../language';
import { writeStored } from '../storage';

interface Table {
  readonly [key: string]: string | Table;
}

export type Translate = (key: string) => string;

const tables = import.meta.glob<Table>('../../locales/*/signIn.json', { import: 'default' });
const listeners = new Set<() => void>();
let current: Translate = (key) => key;

/** Shows the sign-in page's few words in that language, without i18next, which is as big as the rest of the page. */
export async function speak(language: Language): Promise<void> {
  const table = await tables[`../../locales/${language}/signIn.json`]?.();
  current = (key) => key.split('.').reduce<string | Table | undefined>(below, table)?.toString() ?? key;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

export async function chooseLanguage(language: Language): Promise<void> {
  writeStored('language', language);
  await speak(language);
}

/** `t('errors.username')`, from `json`. */
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
