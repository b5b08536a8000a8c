import { canRead } from '../../../../entity/access/access';
import { type Entity, type Field, fieldNamed } from '../../../../entity/model/entity';
import { phoneDigits } from '../../../../entity/query/phone-digits';
import { unaccented } from '../../../../entity/query/unaccented';
import { linkTable } from '../../../database/columns';
import { foldedSql } from '../../../database/folded-sql';
import { allTextsSql } from '../../../database/localized-sql';
import { searchExpressionText } from '../../../database/search-expression';
import { quote } from '../../../database/sql-text';
import { type Parameters, where } from '../../../database/statement';
import { unaccentedSql } from '../../../database/unaccented-sql';
import { phoneWordsSql, wordsQuerySql, wordsSql } from '../../../database/word-search-sql';
import { keysWhere } from '../../../http/words';
import { labelledTarget, soughtLabel } from '../select/labels';
import { scopeConditions } from '../select/row-scope';
import type { View } from '../view';
import { containing } from './containing';

/**
 * Rows of alias `t` of which a searchable field, or the name of a record in one of the columns shown, contains the
 * text, as far as the actor may read them. Of a big entity, rows of which a searchable field has its words.
 */
export function searchCondition(
  view: View,
  text: string,
  parameters: Parameters,
  shown: readonly string[] = [],
): string {
  const { actor, entity } = view;
  const readable = new Map([...entity.fields].filter(([, field]) => canRead(actor, field)));
  const conditions = entity.big
    ? wordConditions(readable, text, parameters)
    : [
        ...storedConditions({ ...entity, fields: readable }, text, parameters),
        ...shownConditions(
          view,
          shown.flatMap((name) => readable.get(name) ?? []),
          text,
          parameters,
        ),
      ];
  const translated = translatedCondition(view, text, parameters);
  const all = translated === undefined ? conditions : [...conditions, translated];
  return all.length < 2 ? (all[0] ?? 'false') : `(${all.join(' or ')})`;
}

function storedConditions(entity: Entity, text: string, parameters: Parameters): string[] {
  const expression = searchExpressionText(entity, 't.');
  if (expression === undefined) return [];
  const hasPhone = [...entity.fields.values()].some(({ searchable, type }) => searchable && type === 'phone');
  const digits = hasPhone ? phoneDigits(text) : undefined;
  const parts = digits === undefined || digits === text ? [text] : [text, digits];
  return parts.map((part) => containing(expression, part, parameters));
}

/** By what the records are called that a row shows. */
function shownConditions(
  view: View,
  fields: readonly Field[],
  text: string,
  parameters: Parameters,
): string[] {
  return fields.flatMap((field) => {
    const isList = field.type === 'references';
    const target = isList || field.type === 'reference' ? labelledTarget(view, field) : undefined;
    if (!target || target.big) return [];
    const conditions = [
      containing(unaccentedSql(soughtLabel(target, 'l')), text, parameters),
      ...scopeConditions(view.actor, target, 'l', parameters),
    ];
    // As an array, so that an index on the column is combined with the one of the search.
    const ids = `any(array(select l.id from ${quote(target.table)} l${where(conditions)}))`;
    if (!isList) return `t.${quote(field.name)} = ${ids}`;
    return `exists (select 1 from ${quote(linkTable(view.entity, field))} k where k.owner = t.id and k.target = ${ids})`;
  });
}

function wordConditions(
  readable: ReadonlyMap<string, Field>,
  text: string,
  parameters: Parameters,
): string[] {
  const digits = phoneDigits(text);
  return [...readable.values()]
    .filter(({ searchable, type }) => searchable && (type !== 'phone' || digits !== undefined))
    .map(({ name, type, localized }) => {
      const column = `t.${quote(name)}`;
      const words = type === 'phone' ? phoneWordsSql : wordsSql;
      const sought = parameters.bind(type === 'phone' ? digits : text);
      return `${words(localized ? allTextsSql(column) : column)} @@ ${wordsQuerySql(sought)}`;
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
