import { sql } from 'kysely';
import type { Actor } from '../../schema/access/actor';
import { AppError } from '../../schema/contract/app-error';
import type { DraftGone, Published } from '../../schema/contract/draft-gone';
import type { Draft, DraftHead } from '../../schema/contract/endpoints/menu-draft';
import type { MenuEntry } from '../../schema/menu/menu-entry';
import { system, systemTable } from '../database/system-schema';
import type { Connection, Transaction } from '../database/transaction';
import { invalid } from '../http/invalid';
import { keepRevision, revisionTree } from './revisions';
import { assertKnownIds } from './tree-checks';

/** A draft without its findings, which depend on the language of the caller. */
export type StoredDraft = Omit<Draft, 'faults' | 'warnings'>;

const columns = ['id', 'name', 'version', 'based_on', 'create_by', 'update_time', 'tree'] as const;

export async function readDrafts(connection: Connection): Promise<DraftHead[]> {
  const { rows } = await sql<DraftHead>`
    select d.id, d.name, d.version, d.based_on, d.create_by, d.update_time,
      coalesce(m.nickname, m.username) as create_name, jsonb_array_length(d.tree) as entries,
      d.based_on < (select max(id) from ${system}.menu_revision) as "isBehind"
    from ${system}.menu_draft d left join manager m on m.id = d.create_by
    order by d.update_time desc, d.id desc limit 1000`.execute(connection);
  return rows;
}

/** A new draft: the published menus, or a tree with the revision that it is based on. */
export interface Beginning {
  readonly name: string;
  readonly tree?: readonly MenuEntry[];
  readonly based_on?: number;
}

export async function createDraft(
  transaction: Transaction,
  actor: Actor,
  { name, tree, based_on }: Beginning,
): Promise<StoredDraft> {
  const newest = await keepRevision(transaction);
  const start = tree
    ? { tree, based_on: await departedFrom(transaction, tree, based_on) }
    : { tree: await revisionTree(transaction, newest), based_on: newest };
  const made = await transaction
    .insertInto(systemTable('menu_draft'))
    .values({ ...start, name, tree: JSON.stringify(start.tree), create_by: actor.id })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return made as StoredDraft;
}

/** A tree needs its base revision; otherwise, entries published since then would look like removed ones. */
async function departedFrom(
  transaction: Transaction,
  tree: readonly MenuEntry[],
  based_on: number | undefined,
): Promise<number> {
  if (based_on === undefined) throw invalid([{ field: 'based_on', rule: 'required', params: {} }]);
  const base = await revisionTree(transaction, based_on);
  if (!base) throw invalid([{ field: 'based_on', rule: 'reference', params: {} }]);
  await assertKnownIds(transaction, tree, base);
  return based_on;
}

/** Throws `notFound`; for a deleted or published draft the error says so. */
export async function readDraft(connection: Connection, id: number): Promise<StoredDraft> {
  const found = await connection
    .selectFrom(systemTable('menu_draft'))
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new AppError('notFound', {}, await readGone(connection, id));
  return found as StoredDraft;
}

/** Reads and locks the draft. Throws `stale` with the draft if the version differs. */
export async function lockDraft(
  transaction: Transaction,
  id: number,
  version: number | undefined,
): Promise<StoredDraft> {
  await sql`select 1 from ${system}.menu_draft where id = ${id} for update`.execute(transaction);
  const draft = await readDraft(transaction, id);
  if (version !== undefined && version !== draft.version) {
    throw new AppError('stale', {}, { record: draft, fields: ['tree'] });
  }
  return draft;
}

export async function updateDraft(
  transaction: Transaction,
  draft: StoredDraft,
  { name = draft.name, tree = draft.tree, based_on = draft.based_on }: Partial<StoredDraft>,
): Promise<StoredDraft> {
  const stored = await transaction
    .updateTable(systemTable('menu_draft'))
    .set({ name, tree: JSON.stringify(tree), based_on, version: draft.version + 1, update_time: new Date() })
    .where('id', '=', draft.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return stored as StoredDraft;
}

/** Deletes a draft, and stores by whom and how for sessions that still have it open. */
export async function deleteDraft(
  transaction: Transaction,
  { id }: StoredDraft,
  { id: actor_id }: Actor,
  way: DraftGone['way'],
  published?: Published,
): Promise<void> {
  const became = published ? JSON.stringify(published) : null;
  await transaction.deleteFrom(systemTable('menu_draft')).where('id', '=', id).execute();
  await transaction
    .insertInto(systemTable('menu_draft_gone'))
    .values({ id, way, actor_id, became })
    .execute();
}

async function readGone(connection: Connection, id: number): Promise<{ gone: DraftGone } | null> {
  const { rows } = await sql<DraftGone>`
    select d.way, coalesce(m.nickname, m.username) as by, d.became
    from ${system}.menu_draft_gone d left join manager m on m.id = d.actor_id
    where d.id = ${id}`.execute(connection);
  return rows[0] ? { gone: rows[0] } : null;
}
