export const languages = ['zh-cn', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Languages in which a customer can be spoken to: those of the interface and seven more. */
export const customerLanguages = [...languages, 'bg', 'de', 'fr', 'ko', 'ro', 'ru', 'vi'] as const;

export type CustomerLanguage = (typeof customerLanguages)[number];

export const defaultLanguage = 'zh-cn' satisfies Language;

/** The languages in which a text is looked for: the reader's, the default one, English, then the others. */
export function languageOrder(language: CustomerLanguage): readonly CustomerLanguage[] {
  return [...new Set<CustomerLanguage>([language, defaultLanguage, 'en', ...customerLanguages])];
}

/** `en-US` -> en, `es` -> es, anything else -> zh-cn. */
export function languageOf(tag: string | undefined): Language {
  const head = tag?.trim().toLowerCase().slice(0, 2);
  return head === 'en' || head === 'es' ? head : defaultLanguage;
}

/** The language of those `known` that an `Accept-Language` header likes best; zh-cn where it names none. */
export function acceptedLanguage<Known extends CustomerLanguage>(
  header: string | undefined,
  known: readonly Known[],
): Known | typeof defaultLanguage {
  const liked = (header ?? '').split(',').flatMap((range) => {
    const [, tag, weight = 1] = /^\s*([a-z]{2})\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(range) ?? [];
    const quality = Number(weight);
    const language = known.find((one) => one.slice(0, 2) === tag?.toLowerCase());
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return liked.sort((a, b) => b.quality - a.quality)[0]?.language ?? defaultLanguage;
}
