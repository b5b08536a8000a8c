import {
  type CustomerLanguage,
  customerLanguages,
  defaultLanguage,
  languageOrder,
} from '../contract/language';
import type { PropertySchema } from './entity-schema';

/** One text per language; languages without a text are left out. */
export type LocalizedText = { readonly [L in CustomerLanguage]?: string };

/** The kind of each text of a localized field. */
export type TextType = 'text' | 'longText' | 'richText';

interface FoundText {
  readonly text: string;
  /** The language of the text; not the reader's if the value has no text in the reader's language. */
  readonly language: CustomerLanguage;
}

/** The text for a reader of the language; undefined where no language has one. */
export function textIn(value: unknown, language: CustomerLanguage): FoundText | undefined {
  const texts = textsOf(value);
  const found = languageOrder(language).find((one) => (texts[one] ?? '') !== '');
  return found && { text: texts[found] ?? '', language: found };
}

/** The languages that have a text, in the order in which they are offered. */
export function filledLanguages(value: unknown): readonly CustomerLanguage[] {
  const texts = textsOf(value);
  return customerLanguages.filter((language) => (texts[language] ?? '') !== '');
}

export function textsOf(value: unknown): LocalizedText {
  return typeof value === 'object' && value !== null ? (value as LocalizedText) : {};
}

export function textTypeOf({ format }: PropertySchema): TextType {
  if (format === 'html') return 'richText';
  return format === 'multiline' ? 'longText' : 'text';
}

/** Derives the schema of a localized value from that of each text. */
export function localizedSchema({
  format,
  minLength = 1,
  maxLength = minLength,
  ...property
}: PropertySchema): PropertySchema {
  const text = {
    type: 'string',
    ...(format !== undefined && { format }),
    minLength,
    maxLength,
    pattern: '\\S',
  };
  return {
    ...property,
    type: 'object',
    properties: Object.fromEntries(customerLanguages.map((language) => [language, text])),
    additionalProperties: false,
    minProperties: 1,
  } as PropertySchema;
}

/** Derives the schema of each text from that of a localized value. */
export function textSchemaOf({ properties }: PropertySchema): PropertySchema {
  return (properties?.[defaultLanguage] ?? {}) as PropertySchema;
}
