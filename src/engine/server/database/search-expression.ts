import type { Entity } from '../../schema/model/entity';
import { traitsOf } from '../../schema/model/field-traits';
import { allTextsSql } from './localized-sql';
import { phoneDigitsSql } from './phone-sql';
import { unaccentedSql } from './unaccented-sql';

/**
 * SQL of the text that `q` searches: all searchable fields, one per line, without accents, phones also as plain digits;
 * `prefix` precedes each column name. The trigram index is on the same expression, so `expression ilike '%...%'` uses
 * it. Undefined: no field is searchable.
 */
export function searchExpressionText(entity: Entity, prefix = ''): string | undefined {
  const fields = [...entity.fields.values()].filter((field) => field.searchable);
  if (fields.length === 0) return undefined;
  const lines = fields.flatMap(({ name, type, localized }) => {
    const column = `${prefix}"${name}"`;
    if (localized) return [allTextsSql(`coalesce(${column}, '{}')`)];
    const text = `coalesce(${column}, '')`;
    return traitsOf(type).digits ? [text, phoneDigitsSql(text)] : [text];
  });
  return unaccentedSql(lines.join(" || E'\\n' || "));
}
