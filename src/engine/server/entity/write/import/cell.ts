import { customerLanguages } from '../../../../schema/contract/language';
import type { Entity, Field } from '../../../../schema/model/entity';
import { traitsOf } from '../../../../schema/model/field-traits';
import type { ValueKind } from '../../../../schema/model/traits';
import { assertStorable } from '../../../http/text-check';
import { entityWords, translate } from '../../../http/words';

/** Parses the cells of one column. An unparsable cell stays text, which the validator refuses. */
export type CellReader = (text: string) => unknown;

const truths = new Map<string, boolean>([
  ...['true', '1', 'si'].map((word) => [word, true] as const),
  ...['false', '0'].map((word) => [word, false] as const),
  ...customerLanguages.flatMap((language) => [
    [translate(language, 'system.yes').toLowerCase(), true] as const,
    [translate(language, 'system.no').toLowerCase(), false] as const,
  ]),
]);

/** References stay texts and are resolved later. */
export function cellReader(entity: Entity, field: Field): CellReader {
  return readers[traitsOf(field.type).value](entity, field);
}

const same: CellReader = (text) => text;
const trimmed: CellReader = (text) => text.trim();

const readers: Readonly<Record<ValueKind, (entity: Entity, field: Field) => CellReader>> = {
  text: () => same,
  localized: () => same,
  number: () => numberIn,
  integer: () => numberIn,
  numbers: () => (text) => listIn(text).map(numberIn),
  boolean: () => (text) => truths.get(text.trim().toLowerCase()) ?? text,
  enum: enumReader,
  tags(entity, field) {
    const read = field.options.length > 0 ? enumReader(entity, field) : same;
    return (text) => listIn(text).map(read);
  },
  date: () => trimmed,
  dateTime: () => trimmed,
  addresses: () => listIn,
  json: () => jsonIn,
  objects: () => jsonIn,
  reference: () => same,
  references: () => listIn,
  computed: () => same,
};

function numberIn(text: string): unknown {
  const trimmed = text.trim();
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i.test(trimmed) ? Number(trimmed) : text;
}

function listIn(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function jsonIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    assertStorable(value);
    return value;
  } catch {
    return text;
  }
}

/** Accepts a value of the enum or its translation in any language. An ambiguous translation matches nothing. */
function enumReader(entity: Entity, field: Field): CellReader {
  const values = new Map<string, string | undefined>();
  for (const language of customerLanguages) {
    const words = entityWords(language, entity).enums[field.name] ?? {};
    for (const { value } of field.options) {
      const word = (words[value] ?? value).toLowerCase();
      values.set(word, values.has(word) && values.get(word) !== value ? undefined : value);
    }
  }
  for (const { value } of field.options) values.set(value.toLowerCase(), value);
  return (text) => values.get(text.trim().toLowerCase()) ?? text;
}
