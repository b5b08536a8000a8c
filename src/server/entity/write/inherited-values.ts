import type { Model } from '../../../entity/declaration/model';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import { sqlTypeOf } from '../../database/columns';
import { quote } from '../../database/sql-text';
import { run } from '../../database/statement';
import type { Connection } from '../../database/transaction';
import { inheritances, inheritedValue } from '../../plan/inheritance';
import type { Row } from '../context';

/** Adds the inherited values that the triggers will set. */
export async function withInherited(
  connection: Connection,
  model: Model,
  entity: Entity,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const inherited = inheritances(model, entity);
  if (inherited.length === 0) return rows;
  const references = [...new Set(inherited.map(({ reference }) => reference))];
  const columns = references.map((name) => `${quote(name)} ${sqlTypeOf(fieldNamed(entity, name))}`);
  const values = inherited.map((one) => `'${one.column}', ${inheritedValue(one, 'given')}`);
  const given = rows.map((row, place) => ({
    _place: place,
    ...Object.fromEntries(references.map((name) => [name, row[name]])),
  }));
  const found = await run<{ place: number; values: string }>(connection, {
    sql: `select _place as place, jsonb_build_object(${values.join(', ')})::text as values
     from jsonb_to_recordset($1::jsonb) as given (_place integer, ${columns.join(', ')})`,
    parameters: [JSON.stringify(given)],
  });
  const byPlace = new Map(found.map(({ place, values: taken }): [number, Row] => [place, JSON.parse(taken)]));
  return rows.map((row, at) => ({ ...row, ...byPlace.get(at) }));
}
