import { canRead } from '../../../../schema/access/access';
import { type Entity, type Field, fieldNamed } from '../../../../schema/model/entity';
import { traitsOf } from '../../../../schema/model/field-traits';
import { phoneDigits } from '../../../../schema/query/phone-digits';
import { unaccented } from '../../../../schema/query/unaccented';
import { linkTable } from '../../../database/columns';
import { foldedSql } from '../../../database/folded-sql';
import { searchExpressionText } from '../../../database/search-expression';
import { quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import { keysWhere } from '../../../http/words';
import type { View } from '../view';
import { containing, narrowedByIndex } from './containing';
import { indexedCondition } from './indexed-condition';
import { type NamedColumn, namedColumns, namedIds, type ReferencedIds } from './referenced-ids';

/**
 * Rows of the alias `t` with a searchable, readable field that contains the text. In a big entity the field must have
 * the words of the text, or contain the text if it is searched by substring. With `found`, rows also match by the
 * labels of their references; `found` has the ids that are already known.
 */
export function searchCondition(
  view: View,
  text: string,
  parameters: Parameters,
  found?: ReferencedIds,
): string {
  const { actor, entity } = view;
  const readable = new Map([...entity.fields].filter(([, field]) => canRead(actor, field)));
  const translated = translatedCondition(view, text, parameters);
  const all = [
    ...(entity.big
      ? bigConditions(readable, text, parameters)
      : storedConditions(entity, readable, text, parameters)),
    ...(found ? namedConditions(view, namedColumns(view), text, parameters, found) : []),
    ...(translated === undefined ? [] : [translated]),
  ];
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
  const hasDigits = [...readable.values()].some(
    ({ searchable, type }) => searchable && traitsOf(type).digits,
  );
  const digits = hasDigits ? phoneDigits(text) : undefined;
  const parts = digits === undefined || digits === text ? [text] : [text, digits];
  return parts.map((part) => {
    const sought = containing(expression, part, parameters);
    return isIndexed
      ? sought
      : `(${[sought, ...narrowedByIndex(entity, 't', part, parameters)].join(' and ')})`;
  });
}

/** Matches rows by the labels of these references. Ids in `found` need no subselect. */
export function namedConditions(
  view: View,
  columns: readonly NamedColumn[],
  text: string,
  parameters: Parameters,
  found: ReferencedIds,
): string[] {
  return columns.flatMap(({ field, target }) => {
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
    .flatMap((field) => indexedCondition(field, 't', text, parameters) ?? []);
}

/**
 * Rows of the alias `t` whose translated name contains the text: built-in roles are stored under another name.
 * Undefined if there are none.
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
  // The same transformation as `roleKey`.
  return `regexp_replace(${foldedSql(`t."${entity.label}"`)}, '[^a-z]+', '-', 'g') = any(${parameters.bind(keys)})`;
}

function plain(text: string): string {
  return unaccented(text).toLowerCase();
}
