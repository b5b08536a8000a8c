import type { Format } from 'ajv/dist/2020';
import { isDate, isDateTime } from '../model/date-text';
import { traitsOf } from '../model/field-traits';
import { fieldTypes, knownFormats } from '../model/field-type';
import type { Traits } from '../model/traits';

/** The address of an uploaded file, or an absolute web address. */
const filePattern = '^(/files/[A-Za-z0-9_-]{22,64}|https?://[^\\s/?#]\\S*)$';

/** Formats defined by one regular expression, which the database checks, too. */
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

/** In characters. Ajv checks `maxLength` after the format; no field with these formats allows more. */
const longestText = 5000;

/** Rejects a long text before the regular expression runs. */
function shortText(pattern: RegExp): (text: string) => boolean {
  return (text) => text.length <= longestText && pattern.test(text);
}

export const formats: Readonly<Record<string, Format>> = {
  ...Object.fromEntries(knownFormats.map((name) => [name, true])),
  ...Object.fromEntries(
    Object.entries(patternOfFormat).map(([name, pattern]) => [name, shortText(new RegExp(pattern, 'u'))]),
  ),
  date: isDate,
  'date-time': isDateTime,
  ...Object.fromEntries(fieldTypes.map(traitsOf).flatMap(fixedPointFormat)),
};

/** Formats that can refuse a value; the others only say how a field is stored and shown. */
export const refusingFormats: readonly string[] = Object.keys(formats).filter(
  (name) => formats[name] !== true,
);

/** The format of a type with a fixed-point column, by its name. */
function fixedPointFormat({ format, decimals, below }: Traits): [string, Format][] {
  if (format === undefined || decimals === undefined) return [];
  return [[format, { type: 'number', validate: (value: number) => hasDecimals(value, decimals, below) }]];
}

/** The value rounded to the decimals of a fixed-point column; unchanged where it really has more decimals. */
export function fixedPoint(value: number, places: number): number {
  const factor = 10 ** places;
  const rounded = Math.round(value * factor) / factor;
  return Math.abs(rounded - value) < 1e-9 ? rounded : value;
}

/** Whether a fixed-point column with so many decimals can hold the value, apart from binary rounding noise. */
function hasDecimals(value: number, places: number, below: number): boolean {
  const factor = 10 ** places;
  return Math.abs(value) < below && Math.abs(Math.round(value * factor) / factor - value) < 1e-9;
}
