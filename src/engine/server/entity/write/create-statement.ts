import type { Principal } from '../../../schema/access/principal';
import { systemSchema } from '../../../schema/contract/app';
import type { Entity } from '../../../schema/model/entity';
import { oncePer } from '../../../schema/model/once-per';
import { encode, insertedFields, linkFields, linkTable } from '../../database/columns';
import { quote, quoteAll } from '../../database/sql-text';
import { type Statement, Template } from '../../database/statement';
import type { IdempotencyKey } from '../../http/idempotency-key';
import type { Row } from '../context';
import { changesBetween } from './history-entry';
import { answeredColumns } from './statement-text';
import { historyInsert, writer, writerReaders, writingAccount } from './write-history';

interface Created {
  readonly actor: Principal;
  readonly values: Row;
  readonly key: IdempotencyKey | undefined;
}

type Bind = (reader: (created: Created) => unknown) => string;

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
  const { withKey, withoutKey } = templatesOf(entity);
  return (key ? withKey : withoutKey).statement({ actor, values, key });
}

const templatesOf = oncePer((entity: Entity) => ({
  withKey: template(entity, true),
  withoutKey: template(entity, false),
}));

function template(entity: Entity, hasKey: boolean): Template<Created> {
  return new Template((bind) => {
    for (const reader of writerReaders) bind(({ actor }) => reader(actor));
    const parts = [
      writer,
      written(entity, bind),
      ...(entity.history ? recorded(entity, bind) : []),
      ...linked(entity, bind),
      ...(hasKey ? [kept(entity, bind)] : []),
    ];
    return `with ${parts.join(', ')}\nselect row_to_json(written)::text as row from written`;
  });
}

function written(entity: Entity, bind: Bind): string {
  const fields = insertedFields(entity);
  const columns = quoteAll(fields.map(({ name }) => name));
  const inserted = fields.map((field) => bind(({ values }) => encode(field, values[field.name])));
  return `written as (
  insert into ${quote(entity.table)} (${columns}, create_by, update_by)
  values (${inserted.join(', ')}, ${writingAccount}, ${writingAccount})
  returning ${answeredColumns(entity)}
)`;
}

function recorded(entity: Entity, bind: Bind): string[] {
  const changes = bind(({ values }) => JSON.stringify(changesBetween(entity, {}, values)));
  const entry = `(select id as record_id, version, ${changes}::jsonb as changes from written)`;
  return historyInsert(entity, "'create'", entry);
}

function linked(entity: Entity, bind: Bind): string[] {
  return linkFields(entity).map((field) => {
    const targets = `unnest(${bind(({ values }) => values[field.name] ?? [])}::bigint[])`;
    return `${quote(`linked_${field.name}`)} as (
  insert into ${quote(linkTable(entity, field))} (owner, target, position)
  select written.id, link.target, link.position - 1
  from written, ${targets} with ordinality as link (target, position)
)`;
  });
}

/** Keeps the answer under the key. */
function kept(entity: Entity, bind: Bind): string {
  const name = bind(({ key }) => key?.key);
  const hash = bind(({ key }) => key?.hash);
  const links = bind(({ values }) => JSON.stringify(linksOf(entity, values)));
  return `kept as (
  insert into ${systemSchema}.idempotency (principal_kind, principal_id, key, request_hash, response)
  select writer.kind, writer.id, ${name}::text, ${hash}::text, to_jsonb(written) || ${links}::jsonb
  from written, writer
)`;
}

/** The `references` fields of a record, as in a response. */
export function linksOf(entity: Entity, values: Row): Row {
  return Object.fromEntries(linkFields(entity).map((field) => [field.name, values[field.name] ?? []]));
}
