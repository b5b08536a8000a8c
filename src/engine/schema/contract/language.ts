export const languages = ['zh-cn', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Languages of texts for customers: those of the interface and seven more. */
export const customerLanguages = [...languages, 'bg', 'de', 'fr', 'ko', 'ro', 'ru', 'vi'] as const;

export type CustomerLanguage = (typeof customerLanguages)[number];

export const defaultLanguage = 'zh-cn' satisfies Language;

/** The fallback order for texts: the reader's language, the default, English, then the others. */
export function languageOrder(language: CustomerLanguage): readonly CustomerLanguage[] {
  return [...new Set<CustomerLanguage>([language, defaultLanguage, 'en', ...customerLanguages])];
}

/** `en-US` -> en, `es` -> es, anything else -> zh-cn. */
export function languageOf(tag: string | undefined): Language {
  const head = tag?.trim().toLowerCase().slice(0, 2);
  return head === 'en' || head === 'es' ? head : defaultLanguage;
}

/** The `known` language that an `Accept-Language` header prefers; zh-cn where it names none of them. */
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
