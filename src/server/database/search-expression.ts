import type { Entity } from '../../entity/model/entity';
import { allTextsSql } from './localized-sql';
import { phoneDigitsSql } from './phone-sql';
import { unaccentedSql } from './unaccented-sql';

/**
 * SQL of the text that `q` searches: all searchable fields, one a line, without accents, phones also as mere digits; `prefix` stands
 * before each column. The trigram index holds the same expression, so `expression ilike '%...%'` uses it.
 * Undefined: nothing is searchable.
 */
export function searchExpressionText(entity: Entity, prefix = ''): string | undefined {
  const fields = [...entity.fields.values()].filter((field) => field.searchable);
  if (fields.length === 0) return undefined;
  const lines = fields.flatMap(({ name, type, localized }) => {
    const column = `${prefix}"${name}"`;
    if (localized) return [allTextsSql(`coalesce(${column}, '{}')`)];
    const text = `coalesce(${column}, '')`;
    return type === 'phone' ? [text, phoneDigitsSql(text)] : [text];
  });
  return unaccentedSql(lines.join(" || E'\\n' || "));
}
