import type { Principal } from '../../../schema/access/principal';
import { type Entity, fieldNamed } from '../../../schema/model/entity';
import { columns, encode, linkTable } from '../../database/columns';
import { literal, quote } from '../../database/sql-text';
import type { Parameters, Statement } from '../../database/statement';
import type { Row } from '../context';
import type { Changes } from './history-entry';
import { answeredColumns } from './statement-text';
import { historyInsert, writer, writerParameters, writingAccount } from './write-history';

export interface Entry {
  readonly record_id: number;
  readonly version: number;
  readonly changes: Changes;
}

/** One statement that writes the same values and links to all these records, with their history. */
export function changeStatement(
  entity: Entity,
  actor: Principal,
  action: string,
  values: Row,
  entries: readonly Entry[],
): Statement {
  const parameters = writerParameters(actor);
  const entry = entriesCte(entries, parameters);
  const assignments: string[] = [];
  const links: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = fieldNamed(entity, name);
    const bound = parameters.bind(columns[field.type] === null ? value : encode(field, value));
    if (field.type === 'references') links.push(...linking(name, linkTable(entity, field), bound));
    else assignments.push(`${quote(name)} = ${bound}`);
  }
  const parts = [
    writer,
    entry,
    `written as (
  update ${quote(entity.table)}
  set ${[...assignments, 'version = version + 1', 'update_time = now()', `update_by = ${writingAccount}`].join(', ')}
  where id in (select record_id from entry)
  returning ${answeredColumns(entity)}
)`,
    ...historyInsert(entity, literal(action), 'entry'),
    ...links,
  ];
  return parameters.statement(`with ${parts.join(', ')}\nselect * from written`);
}

/** The entries as rows of `entry`. */
export function entriesCte(entries: readonly Entry[], parameters: Parameters): string {
  const bound = parameters.bind(JSON.stringify(entries));
  return `entry as (
  select * from jsonb_to_recordset(${bound}::jsonb) as e (record_id bigint, version integer, changes jsonb)
)`;
}

function linking(name: string, table: string, bound: string): string[] {
  const targets = `${bound}::bigint[]`;
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
