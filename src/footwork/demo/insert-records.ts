import { sql } from 'kysely';
import { entityNamed } from '#engine/schema/declaration/model';
import { systemProperties } from '#engine/schema/model/system-properties';
import { identify, insertRows, type SeedRow } from '#engine/server/database/insert';
import { type SeedWork, stamped, tableOf } from '#engine/server/seed/work';
import { type Author, applyActions, type TakenAction } from './applied-actions';

/** A record with the actions taken since its creation. */
export interface RowWithActions extends SeedRow {
  readonly id: number;
  readonly create_time?: Date;
  readonly actions?: readonly TakenAction[];
}

/** Rows per statement, which bounds its memory. */
const batch = 5000;

/** Inserts records like `insertRecords`, and returns them with their ids. */
export async function storeRecords<Row extends object>(
  work: SeedWork,
  name: string,
  rows: readonly Row[],
  by: Author,
): Promise<(Row & { id: number })[]> {
  const numbered = await identify(work.transaction, tableOf(work, name), rows);
  await insertRecords(work, name, numbered, by);
  return numbered;
}

/**
 * Inserts records in the state after their actions, with their history; `by` is the author of actions without another
 * one.
 */
export async function insertRecords(
  work: SeedWork,
  name: string,
  rows: readonly RowWithActions[],
  by: Author,
): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) {
    await insertBatch(work, name, rows.slice(at, at + batch), by);
  }
}

async function insertBatch(
  work: SeedWork,
  name: string,
  rows: readonly RowWithActions[],
  by: Author,
): Promise<void> {
  const entity = entityNamed(work.model, name);
  const applied = rows.map(({ actions = [], ...row }) => ({
    id: row.id,
    ...applyActions(entity, stamped(work, row), actions, by),
  }));
  await insertRows(
    work.transaction,
    tableOf(work, name),
    applied.map(({ row }) => row),
  );
  await insertHistory(
    work,
    name,
    applied.map(({ id, first }) => ({ id, first })),
  );
  await insertEntries(
    work,
    name,
    applied.flatMap(({ id, entries }) => entries.map((entry) => ({ id, ...entry }))),
  );
}

/**
 * Inserts a history entry "created by `root`" for each record, at its creation time, with the values of the
 * record; those in `first` replace values that actions changed later.
 */
async function insertHistory(
  { transaction, model }: SeedWork,
  name: string,
  records: readonly { readonly id: number; readonly first: SeedRow }[],
): Promise<void> {
  const { table, fields } = entityNamed(model, name);
  const secrets = [...fields.values()].filter(({ secret }) => secret).map((field) => field.name);
  const left = [...Object.keys(systemProperties), ...secrets];
  await sql`
    insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, at, changes)
    select ${name}, t.id, 1, 'create', t.create_by, 'root', t.create_time, (
      select coalesce(jsonb_object_agg(key, jsonb_build_array(null, value)), '{}')
      from jsonb_each((to_jsonb(t) - ${left}::text[]) || r.first) where value <> 'null'
    )
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (id bigint, first jsonb)
    join ${sql.table(table)} as t on t.id = r.id order by t.id`.execute(transaction);
}

async function insertEntries(work: SeedWork, name: string, entries: readonly object[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into footwork.history (entity, record_id, version, action, actor_kind, actor_id, actor_name, at, changes)
    select ${name}, e.id, e.version, e.action, e.kind, e.actor, e.name, e.at, e.changes
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e
      (id bigint, version integer, action text, kind text, actor bigint, name text, at timestamptz, changes jsonb)
    order by e.at`.execute(work.transaction);
}
