import { unaccented } from '../../../../entity/query/unaccented';
import type { Parameters } from '../../../database/statement';

/** Whether a text contains another, whatever its capitals and accents. `unaccentedText` is SQL. */
export function containing(unaccentedText: string, part: string, parameters: Parameters): string {
  const pattern = `%${unaccented(part).replace(/[\\%_]/g, '\\$&')}%`;
  return `${unaccentedText} ilike ${parameters.bind(pattern)}`;
}
