import type { Principal } from '#engine/schema/access/principal';
import type { Entity } from '#engine/schema/model/entity';
import { insertedFields, sqlTypeOf } from '#engine/server/database/columns';
import { quote } from '#engine/server/database/sql-text';
import type { Statement } from '#engine/server/database/statement';
import type { Row } from '#engine/server/entity/context';
import { changesBetween } from '#engine/server/entity/write/history-entry';
import {
  historyInsert,
  writer,
  writerParameters,
  writingAccount,
} from '#engine/server/entity/write/write-history';

/**
 * One statement that inserts the rows whose unique keys are all new, with their history, and returns their number.
 * `key`: the field that identifies a row.
 */
export function storeNewStatement(
  entity: Entity,
  principal: Principal,
  key: string,
  rows: readonly Row[],
): Statement {
  const parameters = writerParameters(principal);
  const records = rows.map((row) => ({ ...row, _changes: changesBetween(entity, {}, row) }));
  const fields = insertedFields(entity);
  const names = fields.map(({ name }) => quote(name)).join(', ');
  const definitions = fields.map((field) => `${quote(field.name)} ${sqlTypeOf(field)}`);
  const parts = [
    writer,
    `input as (
  select * from jsonb_to_recordset(${parameters.bind(JSON.stringify(records))}::jsonb)
    as input (_changes jsonb, ${definitions.join(', ')})
)`,
    // Always in one order, so that two batches with the same rows cannot deadlock.
    `written as (
  insert into ${quote(entity.table)} (${names}, create_by, update_by)
  select ${names}, ${writingAccount}, ${writingAccount} from input order by ${quote(key)}
  on conflict do nothing returning id, version, ${quote(key)}
)`,
    `entry as (
  select written.id as record_id, written.version, input._changes as changes
  from written join input using (${quote(key)})
)`,
    ...historyInsert(entity, "'create'", 'entry'),
  ];
  return parameters.statement(`with ${parts.join(', ')}\nselect count(*) as stored from written, writer`);
}
