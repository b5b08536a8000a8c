import { app } from './app';
import { type Language, translated } from './language-facts';

/** Languages of the interface that the application offers. */
export const languages: readonly Language[] = app.languages ?? [];

// Without languages, the check of `app.ts` names the fault later.
export const [defaultLanguage = 'en'] = app.languages ?? [];

const furtherLanguages = ['bg', 'de', 'fr', 'ko', 'ro', 'ru', 'vi'] as const;

export type CustomerLanguage = Language | (typeof furtherLanguages)[number];

/**
 * Languages of texts for customers. They do not depend on the languages of the interface, because constraints of the
 * database name them.
 */
export const customerLanguages: readonly CustomerLanguage[] = [...translated, ...furtherLanguages];

/** The fallback order for texts: the reader's language, the default, English, then the others. */
export function languageOrder(language: CustomerLanguage): readonly CustomerLanguage[] {
  return [...new Set<CustomerLanguage>([language, defaultLanguage, 'en', ...customerLanguages])];
}

/** `en-US` -> en, `es` -> es, anything else -> the default. */
export function languageOf(tag: string | undefined): Language {
  const head = tag?.trim().toLowerCase().slice(0, 2);
  return languages.find((language) => language.slice(0, 2) === head) ?? defaultLanguage;
}

/** The `known` language that an `Accept-Language` header prefers; the default where it names none of them. */
export function acceptedLanguage<Known extends CustomerLanguage>(
  header: string | undefined,
  known: readonly Known[],
): Known | Language {
  const liked = (header ?? '').split(',').flatMap((range) => {
    const [, tag, weight = 1] = /^\s*([a-z]{2})\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(range) ?? [];
    const quality = Number(weight);
    const language = known.find((one) => one.slice(0, 2) === tag?.toLowerCase());
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return liked.sort((a, b) => b.quality - a.quality)[0]?.language ?? defaultLanguage;
}
