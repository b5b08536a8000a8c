/**
 * Its number increases with each change of its results: the indexes, named after what they hold, are then
 * rebuilt. The function of an earlier number stays for servers that still run on it.
 */
const name = 'footwork.unaccented_1';

/** To be found in the catalogue of functions. */
export const unaccentedSignature = `${name}(text)`;

/** SQL of a text without accents, as `unaccented` of `src/entity` has it. */
export function unaccentedSql(text: string): string {
  return `${name}(${text})`;
}

/**
 * Built-in functions only: the extension `unaccent` is not immutable, so that no index could hold it.
 * What is all ASCII passes at a small cost, also where a search has to read the whole table.
 */
export const createUnaccented = `create function ${name}(given text) returns text
language plpgsql immutable strict parallel safe as $function$begin
  if octet_length(given) = length(given) then return given; end if;
  return replace(replace(translate(
    normalize(regexp_replace(normalize(given, nfd), '[\\u0300-\\u036f]', '', 'g'), nfc),
    'đĐøØłŁı', 'dDoOlLi'), 'ß', 'ss'), 'ẞ', 'SS');
end$function$`;
