import { localeOf } from './locale';

/** Joins texts as the language does: `a, b and c`. */
export function formatList(texts: readonly string[], language: string): string {
  return new Intl.ListFormat(localeOf(language)).format(texts);
}
