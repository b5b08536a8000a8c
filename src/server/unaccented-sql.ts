/** SQL of a text without accents, as `unaccented` of `src/entity` has it. */
export function unaccentedSql(text: string): string {
  return `footwork.unaccented(${text})`;
}

/**
 * Built-in functions only: the extension `unaccent` is not immutable, so that no index could hold it.
 * What is all ASCII passes at a small cost, also where a search has to read the whole table.
 */
export const createUnaccented = `create function footwork.unaccented(given text) returns text
language plpgsql immutable strict parallel safe as $function$begin
  if octet_length(given) = length(given) then return given; end if;
  return replace(replace(translate(
    normalize(regexp_replace(normalize(given, nfd), '[\\u0300-\\u036f]', '', 'g'), nfc),
    'đĐøØłŁı', 'dDoOlLi'), 'ß', 'ss'), 'ẞ', 'SS');
end$function$`;
