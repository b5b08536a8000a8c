import type { Model } from '../../../schema/declaration/model';
import { type Entity, fieldNamed } from '../../../schema/model/entity';
import { sqlTypeOf } from '../../database/columns';
import { quote } from '../../database/sql-text';
import { Parameters, run } from '../../database/statement';
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
  const values = inherited.map((one) => `'${one.column}', ${inheritedValue(one, 'input')}`);
  const entries = rows.map((row, index) => ({
    _index: index,
    ...Object.fromEntries(references.map((name) => [name, row[name]])),
  }));
  const parameters = new Parameters();
  const sql = `select _index as index, jsonb_build_object(${values.join(', ')})::text as values
    from jsonb_to_recordset(${parameters.bind(JSON.stringify(entries))}::jsonb)
      as input (_index integer, ${columns.join(', ')})`;
  const found = await run<{ index: number; values: string }>(connection, parameters.statement(sql));
  const byIndex = new Map(found.map(({ index, values: taken }): [number, Row] => [index, JSON.parse(taken)]));
  return rows.map((row, at) => ({ ...row, ...byIndex.get(at) }));
}
