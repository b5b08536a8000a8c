import type { Principal } from '../../../../schema/access/principal';
import { type Entity, inputFields } from '../../../../schema/model/entity';
import { columns, linkFields, linkTable, sqlTypeOf } from '../../../database/columns';
import { quote } from '../../../database/sql-text';
import type { Statement } from '../../../database/statement';
import type { Row } from '../../context';
import { entriesAt } from '../change-statement';
import { changesBetween } from '../history-entry';
import { answeredColumns } from '../statement-text';
import { historyInsert, writer, writerCount, writerParameters, writingAccount } from '../write-history';

/** One statement that stores many records with known ids, their links and their history. */
export function insertStatement(
  entity: Entity,
  actor: Principal,
  rows: readonly (Row & { id: number })[],
): Statement {
  const fields = inputFields(entity).filter((field) => columns[field.type] !== null);
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
  select ${names}, ${writingAccount}, ${writingAccount} from jsonb_to_recordset($${rowsAt}::jsonb) as input (${definitions})
  returning ${answeredColumns(entity)}
)`,
    entriesAt(rowsAt + 1),
    ...historyInsert(entity, "'create'", 'entry'),
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
      JSON.stringify(rows),
      JSON.stringify(
        rows.map((row) => ({ record_id: row.id, version: 1, changes: changesBetween(entity, {}, row) })),
      ),
      ...links.map((field) => JSON.stringify(rows.flatMap((row) => linksOfRow(row.id, row[field.name])))),
    ],
  };
}

function linksOfRow(owner: number, targets: unknown) {
  return ((targets ?? []) as number[]).map((target, position) => ({ owner, target, position }));
}
