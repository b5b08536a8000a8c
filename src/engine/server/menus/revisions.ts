import { sql } from 'kysely';
import type { Actor } from '../../schema/access/actor';
import type { Revision } from '../../schema/contract/endpoints/menu-revision';
import { summaryOf } from '../../schema/menu/menu-difference';
import type { MenuEntry } from '../../schema/menu/menu-entry';
import { isSame } from '../../schema/write/merge';
import { system, systemTable } from '../database/system-schema';
import type { Connection, Transaction } from '../database/transaction';
import { readEntries } from './menu-entry';
import { lockTree } from './tree-lock';

/** The note of a revision, and the revision that it restored. */
export type Origin = Pick<Revision, 'note' | 'restored_from'>;

type Author = Pick<Revision, 'actor_id' | 'actor_name'> & { at: string | Date };

interface Kept {
  readonly id: number;
  readonly tree: readonly MenuEntry[];
}

const pageSize = 100;

const unsaid: Origin = { note: null, restored_from: null };

/**
 * Stores the current state as a revision unless it equals the last one, and returns the id. The author is the account
 * that last changed a menu or a role.
 */
export async function keepRevision(transaction: Transaction): Promise<number> {
  await lockTree(transaction);
  const tree = await readEntries(transaction, 'all');
  const last = await lastRevision(transaction);
  if (last && isSame(last.tree, tree)) return last.id;
  return insertRevision(transaction, await lastAuthor(transaction), unsaid, tree, last);
}

/** Stores the state before a change as a revision, once for all menus that the transaction changes. */
export async function keepLeftRevision(transaction: Transaction): Promise<void> {
  await lockTree(transaction);
  const { rows } = await sql`
    select 1 from ${system}.history where entity = 'menu' and at = now() limit 1`.execute(transaction);
  if (rows.length === 0) await keepRevision(transaction);
}

/** Stores the current state as a revision that the actor published, and returns its id. */
export async function keepPublished(
  transaction: Transaction,
  { id, username }: Actor,
  origin: Origin,
): Promise<number> {
  const author = { actor_id: id, actor_name: username, at: new Date() };
  const last = await lastRevision(transaction);
  return insertRevision(transaction, author, origin, await readEntries(transaction, 'all'), last);
}

/** The menus of a revision; undefined if it does not exist. */
export async function revisionTree(connection: Connection, id: number): Promise<MenuEntry[] | undefined> {
  const { rows } = await sql<{ tree: MenuEntry[] }>`
    select tree from ${system}.menu_revision where id = ${id}`.execute(connection);
  return rows[0]?.tree;
}

export async function newestRevision(connection: Connection): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from ${system}.menu_revision`.execute(connection);
  return rows[0]?.id ?? undefined;
}

/** At most 100 revisions, newest first, older than `before` if set; `older` is the id of the next one. */
export async function readRevisions(
  connection: Connection,
  before: number | undefined,
): Promise<{ list: Revision[]; older: number | null }> {
  const { rows } = await sql<Revision>`
    select r.id, r.at, r.actor_id, coalesce(m.nickname, r.actor_name) as actor_name, r.note, r.restored_from,
      jsonb_array_length(r.tree) as entries, r.summary
    from ${system}.menu_revision r left join manager m on m.id = r.actor_id
    where r.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by r.id desc limit ${pageSize + 1}`.execute(connection);
  return { list: rows.slice(0, pageSize), older: rows[pageSize]?.id ?? null };
}

async function lastRevision(connection: Connection): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select id, tree from ${system}.menu_revision order by id desc limit 1`.execute(connection);
  return rows[0];
}

async function insertRevision(
  transaction: Transaction,
  author: Author,
  origin: Origin,
  tree: readonly MenuEntry[],
  last: Kept | undefined,
): Promise<number> {
  const summary = last ? summaryOf(last.tree, tree) : null;
  const { id } = await transaction
    .insertInto(systemTable('menu_revision'))
    .values({
      ...author,
      ...origin,
      tree: JSON.stringify(tree),
      summary: summary && JSON.stringify(summary),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function lastAuthor(connection: Connection): Promise<Author> {
  const { rows } = await sql<Author>`
    select actor_id, actor_name, at from ${system}.history
    where entity in ('menu', 'role') order by at desc, id desc limit 1`.execute(connection);
  return rows[0] ?? { actor_id: null, actor_name: '', at: await lastUpdate(connection) };
}

/** Time of the seeded menus, which have no history. */
async function lastUpdate(connection: Connection): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select coalesce(max(update_time), now()) as at from menu`.execute(connection);
  return rows[0]?.at ?? new Date();
}
