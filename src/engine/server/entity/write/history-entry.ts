import { sql } from 'kysely';
import type { Entity } from '../../../schema/model/entity';
import { system } from '../../database/system-schema';
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
  const { rows: later } = await sql<{ changes: Changes }>`select changes from ${system}.history
    where entity = ${entity.name} and record_id = ${idOfRow(current)}
      and version > ${version} and version <= ${versionOf(current)}
    order by version desc`.execute(connection);
  if (later.length !== missing) return undefined;
  return Object.assign({}, current, ...later.map(({ changes }) => previous(changes)));
}

function previous(changes: Changes): Row {
  return Object.fromEntries(Object.entries(changes).map(([name, [from]]) => [name, from]));
}
