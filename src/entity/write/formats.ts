import type { Format } from 'ajv/dist/2020';
import { isDate, isDateTime } from '../query/scalar';

/** Where an uploaded file is fetched, or an absolute address. */
const filePattern = '^(/files/[A-Za-z0-9_-]{22,64}|https?://[^\\s/?#]\\S*)$';

/** Formats that are one regular expression; the database checks the same expression. */
export const patternOfFormat: Readonly<Record<string, string>> = {
  // E.164 with optional separators: 6 to 20 digits, an optional leading `+`.
  phone: '^\\+?[0-9](?:[ -]?[0-9]){5,19}$',
  email:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$",
  uri: '^https?://[^\\s/?#]\\S*$',
  color: '^#[0-9A-Fa-f]{6}$',
  icon: '^[a-z][a-z0-9-]*$',
  // No Chinese characters, nor the punctuation and full-width forms that come with them.
  'no-chinese':
    '^[^\\u2e80-\\u2fdf\\u3000-\\u303f\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef\\u{20000}-\\u{3ffff}]*$',
  image: filePattern,
  file: filePattern,
};

/** What fixed-point columns keep. */
export const decimals = { money: 2, percent: 4 } as const;

/** In characters; `maxLength` is checked after the format, and no field holds more of these. */
const longestText = 5000;

/** Refuses a long text before the pattern sees it. */
function shortText(pattern: RegExp): (text: string) => boolean {
  return (text) => text.length <= longestText && pattern.test(text);
}

export const formats: Readonly<Record<string, Format>> = {
  ...Object.fromEntries(
    Object.entries(patternOfFormat).map(([name, pattern]) => [name, shortText(new RegExp(pattern, 'u'))]),
  ),
  date: isDate,
  'date-time': isDateTime,
  multiline: true,
  html: true,
  password: true,
  json: true,
  money: { type: 'number', validate: (value: number) => hasDecimals(value, decimals.money, 1e13) },
  percent: { type: 'number', validate: (value: number) => hasDecimals(value, decimals.percent, 1e5) },
};

/** The value as a fixed-point column holds it; one that means more decimals stays as it is. */
export function fixedPoint(value: number, places: number): number {
  const factor = 10 ** places;
  const rounded = Math.round(value * factor) / factor;
  return Math.abs(rounded - value) < 1e-9 ? rounded : value;
}

/** Whether a fixed-point column of so many decimals holds the value, but for noise of binary fractions. */
function hasDecimals(value: number, places: number, below: number): boolean {
  const factor = 10 ** places;
  return Math.abs(value) < below && Math.abs(Math.round(value * factor) / factor - value) < 1e-9;
}
