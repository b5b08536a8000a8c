import { readableFields } from '../../../entity/access/access';
import type { Field } from '../../../entity/model/entity';
import { isSame } from '../../../entity/write/merge';
import type { Row, Writing } from '../context';
import { readRecord } from '../read/read-record';
import { answeredRow } from './answered-row';
import { mayGive } from './given';
import { baseRecord } from './history-entry';
import { versionOf } from './stored-rows';

/** What an answer says of a record beside its fields. */
const annotations: ReadonlySet<string> = new Set(['_labels', '_files', '_limits']);

/**
 * The body of an update without what the caller was answered but cannot give, so that the answer of a form can be sent
 * back: counted and computed fields in any case. Another one is left in the body, to be refused, where it is neither as
 * stored nor as it was at the version that the body is based on.
 */
export async function dropUnchangedReadOnly(
  writing: Writing,
  id: number,
  version: unknown,
  body: Row,
): Promise<Row> {
  const { context, entity, actor } = writing;
  const fields = Object.entries(body).filter(([name]) => !annotations.has(name));
  const fixed = new Map(
    readableFields(actor, entity)
      .filter((field) => !mayGive(actor, entity, field))
      .map((field) => [field.name, field]),
  );
  if (!fields.some(([name]) => fixed.has(name))) return Object.fromEntries(fields);
  const stored = await readRecord(context, actor, entity, id);
  const base = stored && (await answeredAt(writing, stored, version));
  const isEcho = ([name, value]: [string, unknown]) => {
    const field = fixed.get(name);
    if (!field) return false;
    if (isMade(field)) return true;
    // The update is refused whatever it holds: there is no such record, or the history does not reach that version.
    if (!base) return true;
    if (isSame(value, stored[name]) || isSame(value, base[name])) return true;
    return stored.version !== version && !isRecorded(field);
  };
  return Object.fromEntries(fields.filter((entry) => !isEcho(entry)));
}

async function answeredAt(
  { context, entity, actor }: Writing,
  stored: Row,
  version: unknown,
): Promise<Row | undefined> {
  if (!Number.isSafeInteger(version) || Number(version) < 1 || Number(version) > versionOf(stored)) return;
  const base = await baseRecord(context.database.kysely, entity, stored, Number(version));
  return base && answeredRow(actor, entity, base);
}

/** Whether the history holds every change of the field: what it was at an older version is known only then. */
function isRecorded({ name, type, inherit, computed }: Field): boolean {
  return type !== 'computed' && !inherit && !computed && name !== 'update_time' && name !== 'update_by';
}

/** Whether the field is counted or computed, so that what others write changes it at any time. */
export function isMade({ type, computed }: Field): boolean {
  return type === 'computed' || computed !== undefined;
}
