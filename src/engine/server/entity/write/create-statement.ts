import type { Principal } from '../../../schema/access/principal';
import { systemSchema } from '../../../schema/contract/app';
import { type Entity, type Field, inputFields } from '../../../schema/model/entity';
import { oncePer } from '../../../schema/model/once-per';
import { columns, encode, linkFields, linkTable } from '../../database/columns';
import { quote, quoteAll } from '../../database/sql-text';
import type { Statement } from '../../database/statement';
import type { IdempotencyKey } from '../../http/idempotency-key';
import type { Row } from '../context';
import { changesBetween } from './history-entry';
import { answeredColumns } from './statement-text';
import { historyInsert, writer, writerCount, writerParameters, writingAccount } from './write-history';

interface Prepared {
  readonly fields: readonly Field[];
  readonly links: readonly Field[];
  readonly plain: string;
  readonly keyed: string;
}

/**
 * One statement that stores a record, its links, its history and, with an idempotency key, its answer. Returns the row
 * as JSON, because the driver parses single columns more slowly.
 */
export function createStatement(
  entity: Entity,
  actor: Principal,
  values: Row,
  key: IdempotencyKey | undefined,
): Statement {
  const { fields, links, plain, keyed } = prepared(entity);
  return {
    sql: key ? keyed : plain,
    parameters: [
      ...writerParameters(actor),
      ...fields.map((field) => encode(field, values[field.name])),
      ...links.map((field) => values[field.name] ?? []),
      ...(entity.history ? [JSON.stringify(changesBetween(entity, {}, values))] : []),
      ...(key ? [key.key, key.hash, JSON.stringify(linksOf(entity, values))] : []),
    ],
  };
}

const prepared = oncePer((entity: Entity): Prepared => {
  const fields = inputFields(entity).filter((field) => columns[field.type] !== null);
  const links = linkFields(entity);
  const plain = textOf(entity, fields, links, false);
  return { fields, links, plain, keyed: textOf(entity, fields, links, true) };
});

/** The `references` fields of a record, as in a response. */
export function linksOf(entity: Entity, values: Row): Row {
  return Object.fromEntries(linkFields(entity).map((field) => [field.name, values[field.name] ?? []]));
}

function textOf(entity: Entity, fields: readonly Field[], links: readonly Field[], keyed: boolean): string {
  const first = writerCount + 1;
  const linkAt = first + fields.length;
  const changesAt = linkAt + links.length;
  const keyAt = changesAt + (entity.history ? 1 : 0);
  const values = fields.map((_, at) => `$${first + at}`);
  const parts = [
    writer,
    `written as (
  insert into ${quote(entity.table)} (${quoteAll(fields.map((field) => field.name))}, create_by, update_by)
  values (${values.join(', ')}, ${writingAccount}, ${writingAccount})
  returning ${answeredColumns(entity)}
)`,
    ...historyInsert(
      entity,
      "'create'",
      `(select id as record_id, version, $${changesAt}::jsonb as changes from written)`,
    ),
    ...links.map(
      (field, at) => `${quote(`linked_${field.name}`)} as (
  insert into ${quote(linkTable(entity, field))} (owner, target, position)
  select written.id, link.target, link.position - 1
  from written, unnest($${linkAt + at}::bigint[]) with ordinality as link (target, position)
)`,
    ),
    ...(keyed
      ? [
          `kept as (
  insert into ${systemSchema}.idempotency (principal_kind, principal_id, key, request_hash, response)
  select writer.kind, writer.id, $${keyAt}::text, $${keyAt + 1}::text, to_jsonb(written) || $${keyAt + 2}::jsonb
  from written, writer
)`,
        ]
      : []),
  ];
  return `with ${parts.join(', ')}\nselect row_to_json(written)::text as row from written`;
}
