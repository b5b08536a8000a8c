import type { Principal } from '#engine/schema/access/principal';
import { type Entity, fieldNamed, inputFields } from '#engine/schema/model/entity';
import { columns, sqlTypeOf } from '#engine/server/database/columns';
import { quote } from '#engine/server/database/sql-text';
import type { Statement } from '#engine/server/database/statement';
import type { Row } from '#engine/server/entity/context';
import { changesBetween } from '#engine/server/entity/write/history-entry';
import {
  historyInsert,
  writer,
  writerCount,
  writerParameters,
  writingAccount,
} from '#engine/server/entity/write/write-history';

const texts = new WeakMap<Entity, string>();

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
  const text = texts.get(entity) ?? textOf(entity, key);
  texts.set(entity, text);
  const records = rows.map((row) => ({ ...row, _changes: changesBetween(entity, {}, row) }));
  return { sql: text, parameters: [...writerParameters(principal), JSON.stringify(records)] };
}

function textOf(entity: Entity, key: string): string {
  const fields = inputFields(entity).filter((field) => columns[field.type] !== null);
  const names = fields.map(({ name }) => quote(name)).join(', ');
  const definitions = fields.map(
    (field) => `${quote(field.name)} ${sqlTypeOf(fieldNamed(entity, field.name))}`,
  );
  const parts = [
    writer,
    `input as (
  select * from jsonb_to_recordset($${writerCount + 1}::jsonb) as input (_changes jsonb, ${definitions.join(', ')})
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
  return `with ${parts.join(', ')}\nselect count(*) as stored from written, writer`;
}
