import type { Field } from '../../schema/model/entity';
import { traitsOf } from '../../schema/model/field-traits';
import { unaccented } from '../../schema/query/unaccented';
import { phoneDigitsSql } from './phone-sql';
import { quote } from './sql-text';
import { unaccentedSql } from './unaccented-sql';

/**
 * SQL of the text in which a search of a big entity matches any part, as in the trigram index of the field; undefined
 * where a search matches words. `prefix` precedes the column name.
 */
export function partSearchText({ name, type, searchable }: Field, prefix = ''): string | undefined {
  const column = `${prefix}${quote(name)}`;
  if (traitsOf(type).digits && searchable) return phoneDigitsSql(column);
  return searchable === 'part' ? unaccentedSql(column) : undefined;
}

/**
 * How a trigram index can find the text: as any part if it has three consecutive letters or digits, a shorter text as
 * the whole value only. For other texts PostgreSQL would scan the whole table.
 */
export function trigramSearch(text: string): 'part' | 'whole' | undefined {
  const plain = unaccented(text);
  if (/[a-z0-9]{3}/i.test(plain)) return 'part';
  return /[a-z0-9]/i.test(plain) ? 'whole' : undefined;
}
