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

/** By entity: the ids of its records whose name contains the text; not set where there are more than `mostIds`. */
export type ReferencedIds = ReadonlyMap<string, readonly number[]>;

const mostIds = 1000;

/** The field of a column and the entity whose names a search of that column looks through. */
export interface NamedColumn {
  readonly field: Field;
  readonly target: Entity;
}

/** Of these columns, the references whose names the actor sees and a search looks through. */
export function namedColumns(view: View, columns: readonly string[]): NamedColumn[] {
  return columns.flatMap((name) => {
    const field = view.entity.fields.get(name);
    if (!field || !canRead(view.actor, field)) return [];
    if (field.type !== 'reference' && field.type !== 'references') return [];
    const target = labelledTarget(view, field);
    return target && !target.big ? [{ field, target }] : [];
  });
}

/** SQL of the ids of the records that the actor sees by a name which contains the text. */
export function namedIds(view: View, target: Entity, text: string, parameters: Parameters): string {
  const { searchable } = fieldNamed(target, target.label);
  const conditions = [
    ...(searchable ? narrowedByIndex(target, 'l', text, parameters) : []),
    containing(unaccentedSql(soughtLabel(target, 'l')), text, parameters),
    ...scopeConditions(view.actor, target, 'l', parameters),
  ];
  return `select l.id from ${quote(target.table)} l${where(conditions)}`;
}

/**
 * Reads them first, since PostgreSQL cannot guess how many a subselect finds: it takes them for many, and then reads
 * the whole table that is searched.
 */
export async function referencedIds(
  connection: Connection,
  view: View,
  columns: readonly string[],
  text: string,
): Promise<ReferencedIds> {
  const targets = [...new Set(namedColumns(view, columns).map(({ target }) => target))];
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
