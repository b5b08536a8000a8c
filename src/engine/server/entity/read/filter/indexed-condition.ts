import type { Field } from '../../../../schema/model/entity';
import { traitsOf } from '../../../../schema/model/field-traits';
import { phoneDigits } from '../../../../schema/query/phone-digits';
import { allTextsSql } from '../../../database/localized-sql';
import { partSearchText, trigramSearch } from '../../../database/part-search';
import { quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import { wordsQuerySql, wordsSql } from '../../../database/word-search-sql';
import { being, containing } from './containing';

/**
 * Condition on a searchable field of a big entity: it has the words of the text, or contains the text if the field is
 * searched by substring. Undefined if no index supports it.
 */
export function indexedCondition(
  field: Field,
  alias: string,
  text: string,
  parameters: Parameters,
): string | undefined {
  const whole = partSearchText(field, `${alias}.`);
  if (whole === undefined) {
    const column = `${alias}.${quote(field.name)}`;
    const words = wordsSql(field.localized ? allTextsSql(column) : column);
    return `${words} @@ ${wordsQuerySql(parameters.bind(text))}`;
  }
  const part = traitsOf(field.type).digits ? phoneDigits(text) : text;
  const search = part === undefined ? undefined : trigramSearch(part);
  if (part === undefined || search === undefined) return undefined;
  return search === 'part' ? containing(whole, part, parameters) : being(whole, part, parameters);
}
