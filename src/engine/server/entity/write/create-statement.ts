import type { Principal } from '../../../schema/access/principal';
import { systemSchema } from '../../../schema/contract/app';
import type { Entity } from '../../../schema/model/entity';
import { oncePer } from '../../../schema/model/once-per';
import { encode, insertedFields, linkFields, linkTable } from '../../database/columns';
import { quote, quoteAll } from '../../database/sql-text';
import type { Parameters, Statement } from '../../database/statement';
import type { IdempotencyKey } from '../../http/idempotency-key';
import type { Row } from '../context';
import { changesBetween } from './history-entry';
import { answeredColumns } from './statement-text';
import { historyInsert, writer, writerParameters, writingAccount } from './write-history';

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
  const parameters = writerParameters(actor);
  const fields = insertedFields(entity);
  const inserted = fields.map((field) => parameters.bind(encode(field, values[field.name])));
  const linked = linkFields(entity).map((field) => {
    const targets = `unnest(${parameters.bind(values[field.name] ?? [])}::bigint[])`;
    return `${quote(`linked_${field.name}`)} as (
  insert into ${quote(linkTable(entity, field))} (owner, target, position)
  select written.id, link.target, link.position - 1
  from written, ${targets} with ordinality as link (target, position)
)`;
  });
  const parts = [
    writer,
    `written as (
  insert into ${quote(entity.table)} (${insertedColumns(entity)}, create_by, update_by)
  values (${inserted.join(', ')}, ${writingAccount}, ${writingAccount})
  returning ${answeredColumns(entity)}
)`,
    ...(entity.history ? created(entity, values, parameters) : []),
    ...linked,
    ...(key ? [kept(key, linksOf(entity, values), parameters)] : []),
  ];
  return parameters.statement(
    `with ${parts.join(', ')}\nselect row_to_json(written)::text as row from written`,
  );
}

const insertedColumns = oncePer((entity: Entity) => quoteAll(insertedFields(entity).map(({ name }) => name)));

function created(entity: Entity, values: Row, parameters: Parameters): string[] {
  const changes = parameters.bind(JSON.stringify(changesBetween(entity, {}, values)));
  const entry = `(select id as record_id, version, ${changes}::jsonb as changes from written)`;
  return historyInsert(entity, "'create'", entry);
}

/** Keeps the answer under the key. */
function kept({ key, hash }: IdempotencyKey, links: Row, parameters: Parameters): string {
  const bound = [parameters.bind(key), parameters.bind(hash), parameters.bind(JSON.stringify(links))];
  return `kept as (
  insert into ${systemSchema}.idempotency (principal_kind, principal_id, key, request_hash, response)
  select writer.kind, writer.id, ${bound[0]}::text, ${bound[1]}::text, to_jsonb(written) || ${bound[2]}::jsonb
  from written, writer
)`;
}

/** The `references` fields of a record, as in a response. */
export function linksOf(entity: Entity, values: Row): Row {
  return Object.fromEntries(linkFields(entity).map((field) => [field.name, values[field.name] ?? []]));
}
