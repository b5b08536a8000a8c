import { readableFields } from '../../../schema/access/access';
import type { Field } from '../../../schema/model/entity';
import { isSame } from '../../../schema/write/merge';
import type { Row, WriteRequest } from '../context';
import { readRecord } from '../read/read-record';
import { answeredRow } from './answered-row';
import { maySend } from './caller-values';
import { baseRecord } from './history-entry';
import { versionOf } from './stored-rows';

/** Members of a response that are not fields. */
const annotations: ReadonlySet<string> = new Set(['_labels', '_files', '_limits']);

/**
 * Drops read-only fields from the body of an update, so that a client can send back the record it has read. Counted and
 * computed fields are always dropped. Others are dropped if they equal the stored value or that of the version that the
 * body is based on; changed ones stay in the body and are refused.
 */
export async function dropUnchangedReadOnly(
  write: WriteRequest,
  id: number,
  version: unknown,
  body: Row,
): Promise<Row> {
  const { context, entity, actor } = write;
  const fields = Object.entries(body).filter(([name]) => !annotations.has(name));
  const fixed = new Map(
    readableFields(actor, entity)
      .filter((field) => !maySend(actor, entity, field))
      .map((field) => [field.name, field]),
  );
  if (!fields.some(([name]) => fixed.has(name))) return Object.fromEntries(fields);
  const stored = await readRecord(context, actor, entity, id);
  const base = stored && (await answeredAt(write, stored, version));
  const isEcho = ([name, value]: [string, unknown]) => {
    const field = fixed.get(name);
    if (!field) return false;
    if (isMade(field)) return true;
    // The update fails anyway: there is no such record, or the history does not reach back to that version.
    if (!base) return true;
    if (isSame(value, stored[name]) || isSame(value, base[name])) return true;
    return stored.version !== version && !isRecorded(field);
  };
  return Object.fromEntries(fields.filter((entry) => !isEcho(entry)));
}

async function answeredAt(
  { context, entity, actor }: WriteRequest,
  stored: Row,
  version: unknown,
): Promise<Row | undefined> {
  if (!Number.isSafeInteger(version) || Number(version) < 1 || Number(version) > versionOf(stored)) return;
  const base = await baseRecord(context.database.kysely, entity, stored, Number(version));
  return base && answeredRow(actor, entity, base);
}

/** Whether the history contains every change of the field; otherwise its value at an older version is unknown. */
function isRecorded({ name, type, inherit, computed }: Field): boolean {
  return type !== 'computed' && !inherit && !computed && name !== 'update_time' && name !== 'update_by';
}

/** Whether the field is counted or computed, so that other writes may change it at any time. */
export function isMade({ type, computed }: Field): boolean {
  return type === 'computed' || computed !== undefined;
}
