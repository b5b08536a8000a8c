import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '../entity/entity';

/**
 * The text that `q` searches: all searchable fields, one a line. The trigram index holds the
 * same expression, so `expression ilike '%...%'` uses it. Undefined: nothing is searchable.
 */
export function searchExpression(entity: Entity, tableAlias: string): RawBuilder<string> | undefined {
  const text = searchExpressionText(entity, `"${tableAlias}".`);
  return text === undefined ? undefined : sql.raw<string>(text);
}

/** The same as SQL text; `prefix` stands before each column. */
export function searchExpressionText(entity: Entity, prefix = ''): string | undefined {
  const fields = [...entity.fields.values()].filter((field) => field.searchable);
  if (fields.length === 0) return undefined;
  return `(${fields.map((field) => `coalesce(${prefix}"${field.name}", '')`).join(" || E'\\n' || ")})`;
}
