interface LanguageFacts {
  /** In the language itself. */
  readonly name: string;
  /** BCP 47, for `Intl` and `lang`. */
  readonly tag: string;
  /** dayjs patterns of dates and times in forms. */
  readonly day: string;
  readonly time: string;
  /**
   * dayjs pattern of dates typed in digits. No pattern may be the beginning of another, because the input
   * parses the text after each key press.
   */
  readonly typed: string;
}

/** Languages of the interface. The words of each are in its folder of `src/engine/locales`. */
export const languageFacts = {
  'zh-cn': { name: '简体中文', tag: 'zh-CN', day: 'YYYY年M月D日', time: 'HH:mm', typed: 'YYYY/MM/DD' },
  en: { name: 'English', tag: 'en', day: 'MMM D, YYYY', time: 'h:mm A', typed: 'M/D/YYYY' },
  es: { name: 'Español', tag: 'es', day: 'D MMM YYYY', time: 'H:mm', typed: 'D/M/YYYY' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as readonly Language[];

const furtherLanguages = ['bg', 'de', 'fr', 'ko', 'ro', 'ru', 'vi'] as const;

export type CustomerLanguage = Language | (typeof furtherLanguages)[number];

/** Languages of texts for customers: those of the interface and seven more. */
export const customerLanguages: readonly CustomerLanguage[] = [
  ...new Set<CustomerLanguage>([...languages, ...furtherLanguages]),
];

export const defaultLanguage = 'zh-cn' satisfies Language;

/** The fallback order for texts: the reader's language, the default, English, then the others. */
export function languageOrder(language: CustomerLanguage): readonly CustomerLanguage[] {
  return [...new Set<CustomerLanguage>([language, defaultLanguage, 'en', ...customerLanguages])];
}

/** `en-US` -> en, `es` -> es, anything else -> zh-cn. */
export function languageOf(tag: string | undefined): Language {
  const head = tag?.trim().toLowerCase().slice(0, 2);
  return languages.find((language) => language.slice(0, 2) === head) ?? defaultLanguage;
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
