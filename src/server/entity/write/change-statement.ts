import type { Actor } from '../../../entity/access/actor';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import { columns, encode, linkTable } from '../../database/columns';
import { literal, quote } from '../../database/sql-text';
import type { Row } from '../context';
import type { Changes } from './history-entry';
import { answeredColumns } from './statement-text';

/** What the history records of one changed record. */
export interface Entry {
  readonly record_id: number;
  readonly version: number;
  readonly changes: Changes;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** One statement that gives these records the same values, links included, and records it. */
export function changeStatement(
  entity: Entity,
  actor: Actor,
  action: string,
  values: Row,
  entries: readonly Entry[],
): Statement {
  const parameters: unknown[] = [actor.id, actor.username, action, JSON.stringify(entries)];
  const assignments: string[] = [];
  const links: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = fieldNamed(entity, name);
    parameters.push(columns[field.type] === null ? value : encode(field, value));
    if (field.type === 'references')
      links.push(...linking(name, linkTable(entity, field), parameters.length));
    else assignments.push(`${quote(name)} = $${parameters.length}`);
  }
  const parts = [
    `entry as (
  select * from jsonb_to_recordset($4::jsonb) as e (record_id bigint, version integer, changes jsonb)
)`,
    `written as (
  update ${quote(entity.table)}
  set ${[...assignments, 'version = version + 1', 'update_time = now()', 'update_by = $1::bigint'].join(', ')}
  where id in (select record_id from entry)
  returning ${answeredColumns(entity)}
)`,
    `recorded as (
  insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, changes)
  select ${literal(entity.name)}, record_id, version, $3::text, $1::bigint, $2::text, changes from entry
)`,
    ...links,
  ];
  return { sql: `with ${parts.join(', ')}\nselect * from written`, parameters };
}

function linking(name: string, table: string, parameter: number): string[] {
  const targets = `$${parameter}::bigint[]`;
  return [
    `${quote(`unlinked_${name}`)} as (
  delete from ${quote(table)} where owner in (select record_id from entry) and not (target = any(${targets}))
)`,
    `${quote(`linked_${name}`)} as (
  insert into ${quote(table)} (owner, target, position)
  select entry.record_id, link.target, link.position - 1
  from entry, unnest(${targets}) with ordinality as link (target, position)
  on conflict (owner, target) do update set position = excluded.position
)`,
  ];
}
