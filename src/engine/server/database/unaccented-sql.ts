import { systemSchema } from '../../schema/contract/app';

/**
 * Increment the number with each change of the function's results. The names of indexes depend on their definitions, so
 * the plan then rebuilds the indexes. Servers with an earlier number keep using the earlier function.
 */
const name = `${systemSchema}.unaccented_1`;

/** The signature to look up in the catalogue of functions. */
export const unaccentedSignature = `${name}(text)`;

/** SQL of a text without accents, as by `unaccented` of `src/engine/schema`. */
export function unaccentedSql(text: string): string {
  return `${name}(${text})`;
}

/**
 * Uses built-in functions only: the extension `unaccent` is not immutable, so no index could use it. A text in plain
 * ASCII is cheap, also where a search has to read the whole table.
 */
export const createUnaccented = `create function ${name}(input text) returns text
language plpgsql immutable strict parallel safe as $function$begin
  if octet_length(input) = length(input) then return input; end if;
  return replace(replace(translate(
    normalize(regexp_replace(normalize(input, nfd), '[\\u0300-\\u036f]', '', 'g'), nfc),
    'đĐøØłŁı', 'dDoOlLi'), 'ß', 'ss'), 'ẞ', 'SS');
end$function$`;
