import { systemSchema } from '../../../schema/contract/app';
import type { Entity } from '../../../schema/model/entity';
import { run } from '../../database/statement';
import type { Connection } from '../../database/transaction';
import type { Row } from '../context';
import { idOfRow, versionOf } from './stored-rows';

/** `[from, to]` by field, as in the table `history`. */
export type Changes = Record<string, readonly [from: unknown, to: unknown]>;

/** The differences between two rows; `{}` stands for a row before a create or after a delete. Secrets have no value. */
export function changesBetween(entity: Entity, from: Row, to: Row): Changes {
  const changes: Changes = {};
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const field = entity.fields.get(name);
    const [before, after] = [from[name] ?? null, to[name] ?? null];
    if (!field || field.system || (before === null && after === null)) continue;
    changes[name] = field.secret ? [null, null] : [before, after];
  }
  return changes;
}

/**
 * The record at an older version, rebuilt by undoing all later changes in the history. Undefined if the history does
 * not reach that far.
 */
export async function baseRecord(
  connection: Connection,
  entity: Entity,
  current: Row,
  version: number,
): Promise<Row | undefined> {
  const missing = versionOf(current) - version;
  if (missing <= 0) return missing === 0 ? current : undefined;
  const later = await run<{ changes: Changes }>(connection, {
    sql: `select changes from ${systemSchema}.history
     where entity = $1 and record_id = $2 and version > $3 and version <= $4 order by version desc`,
    parameters: [entity.name, idOfRow(current), version, versionOf(current)],
  });
  if (later.length !== missing) return undefined;
  return Object.assign({}, current, ...later.map(({ changes }) => previous(changes)));
}

function previous(changes: Changes): Row {
  return Object.fromEntries(Object.entries(changes).map(([name, [from]]) => [name, from]));
}
