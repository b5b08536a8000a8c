import type { Actor } from '../../../../entity/access/actor';
import { type Entity, givenFields } from '../../../../entity/model/entity';
import { columns, linkFields, linkTable, sqlTypeOf } from '../../../database/columns';
import { literal, quote } from '../../../database/sql-text';
import { run, type Transaction } from '../../../database/transaction';
import type { Row } from '../../context';
import type { Statement } from '../change-statement';
import { changesBetween } from '../history-entry';
import { answeredColumns } from '../statement-text';

/** Ids for rows to come, so that links and history can name them in the statement that stores the rows. */
export async function newIds(transaction: Transaction, entity: Entity, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    transaction,
    `select nextval(pg_get_serial_sequence(${literal(quote(entity.table))}, 'id')) as id from generate_series(1, $1)`,
    [count],
  );
  return rows.map((row) => row.id);
}

/** One statement that stores many records under these ids, with their links and their history. */
export function insertStatement(
  entity: Entity,
  actor: Actor,
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
  const parts = [
    `written as (
  insert into ${quote(entity.table)} (${names}, create_by, update_by)
  select ${names}, $1::bigint, $1::bigint from jsonb_to_recordset($3::jsonb) as given (${definitions})
  returning ${answeredColumns(entity)}
)`,
    `recorded as (
  insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, changes)
  select ${literal(entity.name)}, e.record_id, 1, 'create', $1::bigint, $2::text, e.changes
  from jsonb_to_recordset($4::jsonb) as e (record_id bigint, changes jsonb)
)`,
    ...links.map(
      (field, at) => `${quote(`linked_${field.name}`)} as (
  insert into ${quote(linkTable(entity, field))} (owner, target, position)
  select owner, target, position
  from jsonb_to_recordset($${5 + at}::jsonb) as link (owner bigint, target bigint, position integer)
)`,
    ),
  ];
  return {
    sql: `with ${parts.join(', ')}\nselect * from written`,
    parameters: [
      actor.id,
      actor.username,
      JSON.stringify(rows.map((row, at) => ({ ...row, id: ids[at] }))),
      JSON.stringify(
        rows.map((row, at) => ({ record_id: ids[at], changes: changesBetween(entity, {}, row) })),
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
