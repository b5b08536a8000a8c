import { customerLanguages } from '../../../../schema/contract/language';
import type { Entity, Field } from '../../../../schema/model/entity';
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
  switch (field.type) {
    case 'integer':
    case 'number':
    case 'money':
    case 'percent':
      return numberIn;
    case 'boolean':
      return (text) => truths.get(text.trim().toLowerCase()) ?? text;
    case 'enum':
      return enumReader(entity, field);
    case 'tags': {
      const read = field.options.length > 0 ? enumReader(entity, field) : (text: string) => text;
      return (text) => listIn(text).map(read);
    }
    case 'numbers':
      return (text) => listIn(text).map(numberIn);
    case 'images':
    case 'files':
    case 'references':
      return listIn;
    case 'json':
    case 'object':
    case 'objects':
      return jsonIn;
    case 'date':
    case 'dateTime':
      return (text) => text.trim();
    default:
      return (text) => text;
  }
}

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
