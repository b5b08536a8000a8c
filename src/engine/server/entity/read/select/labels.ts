import { labelField, publicLabelField } from '../../../../schema/access/label-field';
import { defaultLanguage } from '../../../../schema/contract/language';
import { type Entity, type Field, fieldNamed } from '../../../../schema/model/entity';
import { allTextsSql, textInSql } from '../../../database/localized-sql';
import { quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import type { View } from '../view';
import { isoTime } from './json-value';
import { scopeConditions } from './row-scope';

/** The target entity of a reference, if the actor may read its label. */
export function labelledTarget({ model, actor }: View, field: Field): Entity | undefined {
  const target = model.entities.get(field.ref ?? '');
  return target && labelField(actor, target) ? target : undefined;
}

/** SQL of the label of the record at `alias`, in the language of the view. */
export function labelText(view: View, entity: Entity, alias: string): string {
  return fieldText(view, fieldNamed(entity, entity.label), alias);
}

/** SQL of the label of the record at `alias` in all languages, for search. */
export function searchableLabel(entity: Entity, alias: string): string {
  const label = fieldNamed(entity, entity.label);
  const column = `${alias}.${quote(label.name)}`;
  return label.localized ? allTextsSql(column) : plainText(label, column);
}

/**
 * SQL of an author's name: `label` if the actor may list the account and it is in the row scope, else the public name
 * of the account at `alias`.
 */
export function authorText(
  view: View,
  accounts: Entity,
  alias: string,
  label: string,
  parameters: Parameters,
): string {
  const { actor } = view;
  const open = publicLabelField(actor, accounts);
  const publicText = open ? fieldText(view, open, alias) : 'null::text';
  if (!labelField(actor, accounts)) return publicText;
  const scope = scopeConditions(actor, accounts, alias, parameters);
  if (scope.length === 0) return label;
  return `case when ${scope.join(' and ')} then ${label} else ${publicText} end`;
}

function fieldText({ language = defaultLanguage }: View, field: Field, alias: string): string {
  const column = `${alias}.${quote(field.name)}`;
  return field.localized ? textInSql(column, language) : plainText(field, column);
}

function plainText(field: Field, column: string): string {
  return field.type === 'dateTime' ? isoTime(column) : `${column}::text`;
}
