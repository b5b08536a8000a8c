import type { Principal } from '../../../../entity/access/principal';
import { type Entity, givenFields } from '../../../../entity/model/entity';
import { columns, linkFields, linkTable, sqlTypeOf } from '../../../database/columns';
import { literal, quote } from '../../../database/sql-text';
import { run, type Statement } from '../../../database/statement';
import type { Transaction } from '../../../database/transaction';
import type { Row } from '../../context';
import { entriesAt } from '../change-statement';
import { changesBetween } from '../history-entry';
import { recorded, writer, writerCount, writerParameters, writingAccount } from '../recorded';
import { answeredColumns } from '../statement-text';

/** Ids for rows to come, so that links and history can name them in the statement that stores the rows. */
export async function newIds(transaction: Transaction, entity: Entity, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(transaction, {
    sql: `select nextval(pg_get_serial_sequence(${literal(quote(entity.table))}, 'id')) as id from generate_series(1, $1)`,
    parameters: [count],
  });
  return rows.map((row) => row.id);
}

/** One statement that stores many records under these ids, with their links and their history. */
export function insertStatement(
  entity: Entity,
  actor: Principal,
  ids: readonly number[],
  rows: readonly Row[],
): Statement {
  const fields = givenFields(entity).filter((field) => columns[field.type] !== null);
  const names = ['id', ...fields.map((field) => quote(field.name))].join(', ');
  const definitions = [
    'id bigint',
    ...fields.map((field) => `${quote(field.name)} ${sqlTypeOf(field)}`),
  ].join(', ');
  const links = linkFields(entity);
  const rowsAt = writerCount + 1;
  const parts = [
    writer,
    `written as (
  insert into ${quote(entity.table)} (${names}, create_by, update_by)
  select ${names}, ${writingAccount}, ${writingAccount} from jsonb_to_recordset($${rowsAt}::jsonb) as given (${definitions})
  returning ${answeredColumns(entity)}
)`,
    entriesAt(rowsAt + 1),
    ...recorded(entity, "'create'", 'entry'),
    ...links.map(
      (field, at) => `${quote(`linked_${field.name}`)} as (
  insert into ${quote(linkTable(entity, field))} (owner, target, position)
  select owner, target, position
  from jsonb_to_recordset($${rowsAt + 2 + at}::jsonb) as link (owner bigint, target bigint, position integer)
)`,
    ),
  ];
  return {
    sql: `with ${parts.join(', ')}\nselect * from written`,
    parameters: [
      ...writerParameters(actor),
      JSON.stringify(rows.map((row, at) => ({ ...row, id: ids[at] }))),
      JSON.stringify(
        rows.map((row, at) => ({ record_id: ids[at], version: 1, changes: changesBetween(entity, {}, row) })),
      ),
      ...links.map((field) =>
        JSON.stringify(rows.flatMap((row, at) => linksOfRow(ids[at], row[field.name]))),
      ),
    ],
  };
}

function linksOfRow(owner: number | undefined, targets: unknown) {
  return ((targets ?? []) as number[]).map((target, position) => ({ owner, target, position }));
}
