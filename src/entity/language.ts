/** Languages of the interface. */
export const languages = ['zh-cn', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'zh-cn';

/** `en-US` -> en, `es` -> es, anything else -> zh-cn. Takes the first tag of an `Accept-Language` header. */
export function languageOf(tag: string | undefined): Language {
  const head = tag?.trim().toLowerCase().slice(0, 2);
  return head === 'en' || head === 'es' ? head : defaultLanguage;
}
