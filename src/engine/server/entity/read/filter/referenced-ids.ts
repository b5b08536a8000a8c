import { canRead } from '../../../../schema/access/access';
import { type Entity, type Field, fieldNamed } from '../../../../schema/model/entity';
import { quote } from '../../../database/sql-text';
import { Parameters, runOne, where } from '../../../database/statement';
import type { Connection } from '../../../database/transaction';
import { unaccentedSql } from '../../../database/unaccented-sql';
import { labelledTarget, searchableLabel } from '../select/labels';
import { scopeConditions } from '../select/row-scope';
import type { View } from '../view';
import { containing, narrowedByIndex } from './containing';
import { indexedCondition } from './indexed-condition';

/** By entity: the ids of the records whose label matches the search; missing if there are more than `mostIds`. */
export type ReferencedIds = ReadonlyMap<string, readonly number[]>;

const mostIds = 1000;

/** A reference whose labels the search includes. */
export interface NamedColumn {
  readonly field: Field;
  readonly target: Entity;
}

/**
 * The references whose labels the search includes and the actor may see: declared ones, and list columns of small
 * entities that refer to small entities.
 */
export function namedColumns(view: View): NamedColumn[] {
  const { big, fields, listColumns } = view.entity;
  return [...fields.values()].flatMap((field) => {
    if (field.ref === undefined) return [];
    const isListed = !big && listColumns.includes(field.name);
    if (!(field.searchedByName || isListed) || !canRead(view.actor, field)) return [];
    const target = labelledTarget(view, field);
    return target && (field.searchedByName || !target.big) ? [{ field, target }] : [];
  });
}

/** SQL of the ids of records in the row scope whose label matches the text. */
export function namedIds(view: View, target: Entity, text: string, parameters: Parameters): string {
  const conditions = [
    ...nameConditions(target, text, parameters),
    ...scopeConditions(view.actor, target, 'l', parameters),
  ];
  return `select l.id from ${quote(target.table)} l${where(conditions)}`;
}

function nameConditions(target: Entity, text: string, parameters: Parameters): string[] {
  const label = fieldNamed(target, target.label);
  if (target.big) return [indexedCondition(label, 'l', text, parameters) ?? 'false'];
  return [
    ...(label.searchable ? narrowedByIndex(target, 'l', text, parameters) : []),
    containing(unaccentedSql(searchableLabel(target, 'l')), text, parameters),
  ];
}

/**
 * Runs before the search: PostgreSQL overestimates the rows of a subselect, and would scan the whole searched table.
 */
export async function referencedIds(
  connection: Connection,
  view: View,
  text: string,
): Promise<ReferencedIds> {
  const targets = [...new Set(namedColumns(view).map(({ target }) => target))];
  if (targets.length === 0) return new Map();
  const parameters = new Parameters();
  const lists = targets.map(
    (target) =>
      `(select coalesce(json_agg(id), '[]') from (${namedIds(view, target, text, parameters)} limit ${mostIds + 1}) f)`,
  );
  const statement = parameters.statement(`select json_build_array(${lists.join(', ')})::text as found`);
  const { found } = await runOne<{ found: string }>(connection, statement);
  const ids: number[][] = JSON.parse(found);
  return new Map(
    targets.flatMap(({ name }, at) => {
      const those = ids[at] ?? [];
      return those.length > mostIds ? [] : [[name, those] as const];
    }),
  );
}
