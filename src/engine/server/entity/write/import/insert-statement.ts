import type { Principal } from '../../../../schema/access/principal';
import type { Entity } from '../../../../schema/model/entity';
import { insertedFields, linkFields, linkTable, sqlTypeOf } from '../../../database/columns';
import { quote } from '../../../database/sql-text';
import type { Statement } from '../../../database/statement';
import type { Row } from '../../context';
import { entriesCte } from '../change-statement';
import { changesBetween } from '../history-entry';
import { answeredColumns } from '../statement-text';
import { historyInsert, writer, writerParameters, writingAccount } from '../write-history';

/** One statement that stores many records with known ids, their links and their history. */
export function insertStatement(
  entity: Entity,
  actor: Principal,
  rows: readonly (Row & { id: number })[],
): Statement {
  const fields = insertedFields(entity);
  const names = ['id', ...fields.map((field) => quote(field.name))].join(', ');
  const definitions = [
    'id bigint',
    ...fields.map((field) => `${quote(field.name)} ${sqlTypeOf(field)}`),
  ].join(', ');
  const parameters = writerParameters(actor);
  const input = `jsonb_to_recordset(${parameters.bind(JSON.stringify(rows))}::jsonb) as input (${definitions})`;
  const entries = rows.map((row) => ({
    record_id: row.id,
    version: 1,
    changes: changesBetween(entity, {}, row),
  }));
  const parts = [
    writer,
    `written as (
  insert into ${quote(entity.table)} (${names}, create_by, update_by)
  select ${names}, ${writingAccount}, ${writingAccount} from ${input}
  returning ${answeredColumns(entity)}
)`,
    entriesCte(entries, parameters),
    ...historyInsert(entity, "'create'", 'entry'),
    ...linkFields(entity).map((field) => {
      const links = rows.flatMap((row) => linksOfRow(row.id, row[field.name]));
      return `${quote(`linked_${field.name}`)} as (
  insert into ${quote(linkTable(entity, field))} (owner, target, position)
  select owner, target, position
  from jsonb_to_recordset(${parameters.bind(JSON.stringify(links))}::jsonb)
    as link (owner bigint, target bigint, position integer)
)`;
    }),
  ];
  return parameters.statement(`with ${parts.join(', ')}\nselect * from written`);
}

function linksOfRow(owner: number, targets: unknown) {
  return ((targets ?? []) as number[]).map((target, position) => ({ owner, target, position }));
}
