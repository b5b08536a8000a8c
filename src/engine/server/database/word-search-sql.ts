import { systemSchema } from '../../schema/contract/app';
import { literal } from './sql-text';

/**
 * Increment the number with each change of a function's results: the indexes, whose names depend on the definition of
 * `words`, are then rebuilt. Servers that still run on an earlier number keep using those functions. `query` calls
 * `list`, so a new number of `list` needs one of `query`.
 */
const [list, words] = ['word_list', 'words'].map((name) => `${systemSchema}.${name}_1`) as [string, string];
const query = `${systemSchema}.words_query_2`;

/** The signatures to look up in the catalogue of functions. */
export const wordsSignature = `${words}(text)`;
export const wordsQuerySignature = `${query}(text)`;

/** SQL of the words of a text, without accents and in lower case. */
export function wordsSql(text: string): string {
  return `${words}(${text})`;
}

/**
 * SQL of a text query: each word as it is, the last one as a prefix; null where the text has no word. One or two letters
 * alone are no prefix: of a big table they would find, and read, too much. With other words the index finds few rows.
 */
export function wordsQuerySql(text: string): string {
  return `${query}(${text})`;
}

const asciiSigns = ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r';
const separators =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a0\\u00b7\\u2000-\\u206f\\u3000-\\u303f\\uff00-\\uff0f\\uff1a-\\uff20]+';
/** Scripts without spaces: a word may begin at each of their characters. */
const unspaced = '[\\u0e00-\\u0eff\\u2e80-\\u2fff\\u3040-\\ua4cf\\uf900-\\ufaff]';
/** Longer words, and longer texts, are truncated: an index entry has a maximum size. */
const [longestWord, longestText] = [60, 10_000];

export const createWords = [
  `create function ${list}(input text) returns text[]
language plpgsql immutable strict parallel safe as $function$
declare plain text := ${systemSchema}.unaccented_1(left(input, ${longestText}));
begin
  if octet_length(plain) = length(plain) and length(plain) <= ${longestWord} then
    return array_remove(string_to_array(
      translate(lower(plain collate "C"), ${literal(asciiSigns)}, '${' '.repeat(asciiSigns.length)}'), ' '), '');
  end if;
  return array(select left(word, ${longestWord}) from regexp_split_to_table(lower(plain), '${separators}') word where word <> '');
end$function$`,
  // Not in parallel: starting workers takes longer than an index scan for few rows.
  `create function ${words}(input text) returns tsvector
language plpgsql immutable strict parallel restricted as $function$
declare list text[] := ${list}(input);
begin
  if octet_length(input) > length(input) then
    list := list || array(
      select substr(word, at) from unnest(list) word, generate_series(2, length(word)) at
      where substr(word, at, 1) ~ '${unspaced}');
  end if;
  return array_to_tsvector(list);
end$function$`,
];

export const createWordsQuery = `create function ${query}(input text) returns tsquery
language sql immutable strict parallel safe as $function$
  select string_agg(
    format('''%s''%s', word, case when word ~ '${unspaced}' or at = last and (last > 1 or length(word) > 2) then ':*' else '' end), ' & '
  )::tsquery
  from (select word, at, max(at) over () as last from unnest(${list}(input)) with ordinality as listed (word, at)) placed
$function$`;
