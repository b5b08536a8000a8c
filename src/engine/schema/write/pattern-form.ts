import type { WordParams } from '../contract/app-error';
import type { PropertySchema } from '../model/entity-schema';
import { uploadedPattern } from '../model/file-address';

/** The requirement of a pattern in words: `validation.form.{name}` in each language. */
export interface PatternForm {
  readonly name: 'characters' | 'start' | 'example' | 'upload';
  readonly params: WordParams;
}

const group = /\[((?:\\.|[^\]\\^])(?:\\.|[^\]\\])*)\]/.source;
const repeat = /(?:([*+])|\{(\d+)(,?)(\d*)\})/.source;
const repeated = new RegExp(`^\\^${group}${repeat}\\$$`);
const started = new RegExp(`^\\^${group}${group}${repeat}\\$$`);

/** Describes the pattern of a text, or of the texts in a list; undefined if no form in words fits the pattern. */
export function patternForm(property: PropertySchema): PatternForm | undefined {
  const item = property.type === 'array' ? (property.items as PropertySchema) : property;
  const { pattern = '', examples } = item;
  if (pattern === uploadedPattern) return { name: 'upload', params: {} };
  const longest = Number(item.maxLength ?? Number.POSITIVE_INFINITY);
  const [whole, characters, ...count] = repeated.exec(pattern) ?? [];
  if (whole !== undefined && characters !== undefined) {
    const params = { characters: listed(characters), length: lengthOf(count, 0, longest) };
    return { name: 'characters', params };
  }
  const [both, first, others, ...more] = started.exec(pattern) ?? [];
  if (both !== undefined && first !== undefined && others !== undefined) {
    const params = { first: listed(first), characters: listed(others), length: lengthOf(more, 1, longest) };
    return { name: 'start', params };
  }
  const [example] = Array.isArray(examples) ? examples : [];
  return typeof example === 'string' ? { name: 'example', params: { example } } : undefined;
}

/** `A-Z0-9._-` as `A–Z 0–9 . _ -`. */
function listed(characters: string): string {
  return characters
    .replace(/\\w/g, 'A-Za-z0-9_')
    .replace(/\\d/g, '0-9')
    .replace(/\\(.)/g, '$1')
    .replace(/(.)-(.)|(.)/gu, (_, from, to, single) => `${single ?? `${from}–${to}`} `)
    .trim();
}

/** The lengths that a quantifier and the characters `before` it allow together, as `3–20` or `13`. */
function lengthOf([sign, from, comma, to]: (string | undefined)[], before: number, longest: number): string {
  const least = before + (sign === undefined ? Number(from) : Number(sign === '+'));
  const open = sign !== undefined || (comma === ',' && !to);
  const most = Math.min(longest, open ? longest : before + Number(to || from));
  if (least === most) return String(least);
  return Number.isFinite(most) ? `${least}–${most}` : `≥ ${least}`;
}
