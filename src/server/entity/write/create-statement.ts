import type { Actor } from '../../../entity/access/actor';
import { type Entity, type Field, givenFields } from '../../../entity/model/entity';
import { columns, encode, linkFields, linkTable } from '../../database/columns';
import { literal, quote, quoteAll } from '../../database/sql-text';
import type { Row } from '../context';
import { changesBetween } from './history-entry';
import type { IdempotencyKey } from './idempotency';
import { answeredColumns } from './statement-text';

/** One statement that stores a record with its links, its history and, under a key, its answer. */
export interface CreateStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

interface Prepared {
  readonly fields: readonly Field[];
  readonly links: readonly Field[];
  readonly plain: string;
  readonly keyed: string;
}

const prepared = new WeakMap<Entity, Prepared>();

export function createStatement(
  entity: Entity,
  actor: Actor,
  values: Row,
  key: IdempotencyKey | undefined,
): CreateStatement {
  const { fields, links, plain, keyed } = prepared.get(entity) ?? prepare(entity);
  return {
    sql: key ? keyed : plain,
    parameters: [
      actor.id,
      actor.username,
      JSON.stringify(changesBetween(entity, {}, values)),
      ...fields.map((field) => encode(field, values[field.name])),
      ...links.map((field) => values[field.name] ?? []),
      ...(key ? [key.key, key.hash, JSON.stringify(linksOf(entity, values))] : []),
    ],
  };
}

function prepare(entity: Entity): Prepared {
  const fields = givenFields(entity).filter((field) => columns[field.type] !== null);
  const links = linkFields(entity);
  const plain = textOf(entity, fields, links, false);
  const made = { fields, links, plain, keyed: textOf(entity, fields, links, true) };
  prepared.set(entity, made);
  return made;
}

/** The `references` fields of a record, as its answer shows them. */
export function linksOf(entity: Entity, values: Row): Row {
  return Object.fromEntries(linkFields(entity).map((field) => [field.name, values[field.name] ?? []]));
}

function textOf(entity: Entity, fields: readonly Field[], links: readonly Field[], keyed: boolean): string {
  const first = 4;
  const linkAt = first + fields.length;
  const keyAt = linkAt + links.length;
  const values = fields.map((_, at) => `$${first + at}`);
  const parts = [
    `written as (
  insert into ${quote(entity.table)} (${quoteAll(fields.map((field) => field.name))}, create_by, update_by)
  values (${values.join(', ')}, $1::bigint, $1::bigint)
  returning ${answeredColumns(entity)}
)`,
    `recorded as (
  insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, changes)
  select ${literal(entity.name)}, id, version, 'create', $1::bigint, $2::text, $3::jsonb from written
)`,
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
  insert into footwork.idempotency (manager_id, key, request_hash, response)
  select $1::bigint, $${keyAt}::text, $${keyAt + 1}::text, to_jsonb(written) || $${keyAt + 2}::jsonb from written
)`,
        ]
      : []),
  ];
  return `with ${parts.join(', ')}\nselect * from written`;
}
