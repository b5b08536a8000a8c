import type { Entity } from '../../../../entity/model/entity';
import { unaccented } from '../../../../entity/query/unaccented';
import { searchExpressionText } from '../../../database/search-expression';
import type { Parameters } from '../../../database/statement';

/** Whether a text contains another, whatever its capitals and accents. `unaccentedText` is SQL. */
export function containing(unaccentedText: string, part: string, parameters: Parameters): string {
  return `${unaccentedText} ilike ${parameters.bind(`%${escaped(part)}%`)}`;
}

/** Whether it is that text, whatever its capitals and accents; a trigram index finds it however short it is. */
export function being(unaccentedText: string, text: string, parameters: Parameters): string {
  return `${unaccentedText} ilike ${parameters.bind(escaped(text))}`;
}

function escaped(part: string): string {
  return unaccented(part).replace(/[\\%_]/g, '\\$&');
}

/**
 * What is true of each record of the alias with a searchable field that contains the part. PostgreSQL finds these by
 * the index of the search; the fields alone have none.
 */
export function narrowedByIndex(
  entity: Entity,
  alias: string,
  part: string,
  parameters: Parameters,
): string[] {
  const expression = entity.big ? undefined : searchExpressionText(entity, `${alias}.`);
  return expression === undefined ? [] : [containing(expression, part, parameters)];
}
