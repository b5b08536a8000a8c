import { canRead } from '../../../../entity/access/access';
import { type Entity, type Field, fieldNamed } from '../../../../entity/model/entity';
import { quote } from '../../../database/sql-text';
import { Parameters, runOne, where } from '../../../database/statement';
import type { Connection } from '../../../database/transaction';
import { unaccentedSql } from '../../../database/unaccented-sql';
import { labelledTarget, soughtLabel } from '../select/labels';
import { scopeConditions } from '../select/row-scope';
import type { View } from '../view';
import { containing, narrowedByIndex } from './containing';
import { indexedCondition } from './indexed-condition';

/** By entity: the ids of its records that the text finds by their name; not set where there are more than `mostIds`. */
export type ReferencedIds = ReadonlyMap<string, readonly number[]>;

const mostIds = 1000;

/** A reference and the entity whose names a search looks through. */
export interface NamedColumn {
  readonly field: Field;
  readonly target: Entity;
}

/**
 * The references whose names the actor sees and a search looks through: those that say so, and in the list of a small
 * entity those that lead to a small one.
 */
export function namedColumns(view: View): NamedColumn[] {
  const { big, fields, listColumns } = view.entity;
  return [...fields.values()].flatMap((field) => {
    if (field.type !== 'reference' && field.type !== 'references') return [];
    const isListed = !big && listColumns.includes(field.name);
    if (!(field.searchedByName || isListed) || !canRead(view.actor, field)) return [];
    const target = labelledTarget(view, field);
    return target && (field.searchedByName || !target.big) ? [{ field, target }] : [];
  });
}

/** SQL of the ids of the records that the actor sees by a name which a search for the text finds. */
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
    containing(unaccentedSql(soughtLabel(target, 'l')), text, parameters),
  ];
}

/**
 * Reads them first, since PostgreSQL cannot guess how many a subselect finds: it takes them for many, and then reads
 * the whole table that is searched.
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
