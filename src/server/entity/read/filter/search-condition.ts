import { canRead } from '../../../../entity/access/access';
import { type Entity, type Field, fieldNamed } from '../../../../entity/model/entity';
import { phoneDigits } from '../../../../entity/query/phone-digits';
import { unaccented } from '../../../../entity/query/unaccented';
import { linkTable } from '../../../database/columns';
import { foldedSql } from '../../../database/folded-sql';
import { allTextsSql } from '../../../database/localized-sql';
import { partSearchText, trigramSearch } from '../../../database/part-search';
import { searchExpressionText } from '../../../database/search-expression';
import { quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import { wordsQuerySql, wordsSql } from '../../../database/word-search-sql';
import { keysWhere } from '../../../http/words';
import type { View } from '../view';
import { being, containing, narrowedByIndex } from './containing';
import { namedColumns, namedIds, type ReferencedIds } from './referenced-ids';

/**
 * Rows of alias `t` of which a searchable field, or the name of a record in one of the columns shown, contains the
 * text, as far as the actor may read them. Of a big entity, rows of which a searchable field has its words, or contains
 * it where the field is sought by any part.
 * `found`: the records of that name, where they are known.
 */
export function searchCondition(
  view: View,
  text: string,
  parameters: Parameters,
  shown: readonly string[] = [],
  found: ReferencedIds = new Map(),
): string {
  const { actor, entity } = view;
  const readable = new Map([...entity.fields].filter(([, field]) => canRead(actor, field)));
  const conditions = entity.big
    ? bigConditions(readable, text, parameters)
    : [
        ...storedConditions(entity, readable, text, parameters),
        ...shownConditions(view, shown, text, parameters, found),
      ];
  const translated = translatedCondition(view, text, parameters);
  const all = translated === undefined ? conditions : [...conditions, translated];
  return all.length < 2 ? (all[0] ?? 'false') : `(${all.join(' or ')})`;
}

function storedConditions(
  entity: Entity,
  readable: ReadonlyMap<string, Field>,
  text: string,
  parameters: Parameters,
): string[] {
  const expression = searchExpressionText({ ...entity, fields: readable }, 't.');
  if (expression === undefined) return [];
  const isIndexed = expression === searchExpressionText(entity, 't.');
  const hasPhone = [...readable.values()].some(({ searchable, type }) => searchable && type === 'phone');
  const digits = hasPhone ? phoneDigits(text) : undefined;
  const parts = digits === undefined || digits === text ? [text] : [text, digits];
  return parts.map((part) => {
    const sought = containing(expression, part, parameters);
    return isIndexed
      ? sought
      : `(${[sought, ...narrowedByIndex(entity, 't', part, parameters)].join(' and ')})`;
  });
}

/** By what the records are called that a row shows; `found` spares the statement their search. */
function shownConditions(
  view: View,
  columns: readonly string[],
  text: string,
  parameters: Parameters,
  found: ReferencedIds,
): string[] {
  return namedColumns(view, columns).flatMap(({ field, target }) => {
    const known = found.get(target.name);
    if (known?.length === 0) return [];
    const ids =
      known === undefined
        ? `any(array(${namedIds(view, target, text, parameters)}))`
        : `any(${parameters.bind(known)}::bigint[])`;
    if (field.type === 'reference') return `t.${quote(field.name)} = ${ids}`;
    return `t.id = any(array(select k.owner from ${quote(linkTable(view.entity, field))} k where k.target = ${ids}))`;
  });
}

function bigConditions(readable: ReadonlyMap<string, Field>, text: string, parameters: Parameters): string[] {
  return [...readable.values()]
    .filter(({ searchable }) => searchable)
    .flatMap((field) => {
      const whole = partSearchText(field, 't.');
      if (whole === undefined) {
        const column = `t.${quote(field.name)}`;
        const words = wordsSql(field.localized ? allTextsSql(column) : column);
        return [`${words} @@ ${wordsQuerySql(parameters.bind(text))}`];
      }
      const part = field.type === 'phone' ? phoneDigits(text) : text;
      const way = part === undefined ? undefined : trigramSearch(part);
      if (part === undefined || way === undefined) return [];
      return [way === 'part' ? containing(whole, part, parameters) : being(whole, part, parameters)];
    });
}

/**
 * Rows of alias `t` whose name is shown in words that contain the text though another one is stored: the roles
 * that came with the console. Undefined where there are none.
 */
function translatedCondition(
  { actor, entity, language }: View,
  text: string,
  parameters: Parameters,
): string | undefined {
  if (entity.name !== 'role' || language === undefined) return undefined;
  if (!canRead(actor, fieldNamed(entity, entity.label))) return undefined;
  const sought = plain(text);
  const keys = keysWhere(language, 'role', (words) => plain(words).includes(sought));
  if (keys.length === 0) return undefined;
  // As `roleKey` makes the key of a name.
  return `regexp_replace(${foldedSql(`t."${entity.label}"`)}, '[^a-z]+', '-', 'g') = any(${parameters.bind(keys)})`;
}

function plain(text: string): string {
  return unaccented(text).toLowerCase();
}
