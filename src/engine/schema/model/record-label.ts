import type { CustomerLanguage } from '../contract/language';
import type { Entity } from './entity';
import { textIn } from './localized';

/** The label of a record for a reader of the language; undefined where it is empty or was not read. */
export function recordLabel(
  entity: Entity,
  row: Readonly<Record<string, unknown>>,
  language: CustomerLanguage,
): unknown {
  const value = row[entity.label] ?? undefined;
  return entity.fields.get(entity.label)?.localized ? textIn(value, language)?.text : value;
}
