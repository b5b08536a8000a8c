import type { Entity } from '../../../../schema/model/entity';
import { unaccented } from '../../../../schema/query/unaccented';
import { searchExpressionText } from '../../../database/search-expression';
import type { Parameters } from '../../../database/statement';

/** Whether a text contains `part`, ignoring case and accents. `unaccentedText` is SQL. */
export function containing(unaccentedText: string, part: string, parameters: Parameters): string {
  return `${unaccentedText} ilike ${parameters.bind(`%${escaped(part)}%`)}`;
}

/** Whether it equals `text`, ignoring case and accents. `ilike`, so that a trigram index also finds short texts. */
export function being(unaccentedText: string, text: string, parameters: Parameters): string {
  return `${unaccentedText} ilike ${parameters.bind(escaped(text))}`;
}

function escaped(part: string): string {
  return unaccented(part).replace(/[\\%_]/g, '\\$&');
}

/**
 * A condition that every record with a searchable field containing `part` fulfils. It uses the search index; the
 * single fields have none.
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
