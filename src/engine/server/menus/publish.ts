import { sql } from 'kysely';
import type { Actor } from '../../schema/access/actor';
import { AppError } from '../../schema/contract/app-error';
import type { Published } from '../../schema/contract/draft-gone';
import type { BodyOf } from '../../schema/contract/endpoint';
import type { publishMenuDraft } from '../../schema/contract/endpoints/menu-draft';
import type { restoreMenus } from '../../schema/contract/endpoints/menu-revision';
import { entityNamed } from '../../schema/declaration/model';
import type { MenuEntry } from '../../schema/menu/menu-entry';
import { type MergedTree, mergeTrees, type Side } from '../../schema/menu/merge-menus';
import type { AppContext } from '../context';
import { type Connection, inTransaction, type Transaction } from '../database/transaction';
import { keptUnder } from '../entity/write/idempotency';
import type { IdempotencyKey } from '../http/idempotency-key';
import { invalid } from '../http/invalid';
import { noteMenusPublished } from '../notices/rights-notices';
import { applyTree } from './apply-tree';
import { deleteDraft, lockDraft, type StoredDraft } from './drafts';
import { readEntries } from './menu-entry';
import { keepPublished, keepRevision, newestRevision, type Origin, revisionTree } from './revisions';
import { treeFaults } from './tree-faults';
import { lockRoles, lockTree } from './tree-lock';

/** The draft after a merge with the published tree, the published tree, and the one that the draft is based on. */
export async function mergedDraft(
  connection: Connection,
  draft: StoredDraft,
  side?: Side,
): Promise<MergedTree & { base: MenuEntry[]; current: MenuEntry[] }> {
  const current = await readEntries(connection, 'all');
  const base = (await revisionTree(connection, draft.based_on)) ?? current;
  return { base, current, ...mergeTrees(base, current, draft.tree, side) };
}

/**
 * Merges the draft with the published tree, publishes it and deletes it. If others have published changes of the same
 * entries since, throws `stale` with the collisions, unless `side` decides them and `newest` is still the newest
 * revision. Throws a 422 with every fault of the tree.
 */
export function publishDraft(
  context: AppContext,
  actor: Actor,
  id: number,
  { version, note, side, newest }: BodyOf<typeof publishMenuDraft>,
  key: IdempotencyKey | undefined,
): Promise<Published> {
  const publish = async (transaction: Transaction) => {
    const draft = await lockDraft(transaction, id, version);
    const { current, tree, collisions } = await mergedDraft(transaction, draft, side);
    const isDecided = side !== undefined && newest === (await newestRevision(transaction));
    if (collisions.length > 0 && !isDecided) {
      throw new AppError('stale', {}, { record: draft, fields: ['tree'], collisions });
    }
    const origin = { note: noteIn(note) ?? draft.name, restored_from: null };
    const published = await apply(transaction, context, actor, current, tree, origin);
    await deleteDraft(transaction, draft, actor, 'published', published);
    return published;
  };
  return publishing(context, keptUnder(actor, key, publish));
}

/**
 * Publishes an earlier revision again, with the roles that still exist. Throws `stale` if `newest` is no longer the
 * newest revision.
 */
export function restoreRevision(
  context: AppContext,
  actor: Actor,
  id: number,
  { newest, note }: BodyOf<typeof restoreMenus>,
  key: IdempotencyKey | undefined,
): Promise<Published> {
  const restore = async (transaction: Transaction, last: number | undefined) => {
    const tree = await revisionTree(transaction, id);
    if (!tree) throw new AppError('notFound');
    if (newest !== last) throw new AppError('stale', {}, { newest: last ?? null });
    const { rows } = await sql<{ code: string }>`select code from role`.execute(transaction);
    const codes = new Set(rows.map(({ code }) => code));
    const restored = tree.map((entry) => ({
      ...entry,
      roles: entry.roles.filter((code) => codes.has(code)),
    }));
    const current = await readEntries(transaction, 'all');
    return apply(transaction, context, actor, current, restored, { note: noteIn(note), restored_from: id });
  };
  return publishing(context, (transaction, last) =>
    keptUnder(actor, key, (own) => restore(own, last))(transaction),
  );
}

/**
 * Runs `work` with exclusive locks on menus and roles, then reloads all sessions. `last` is the newest revision before
 * the current state was stored as one.
 */
export async function publishing<Result>(
  context: AppContext,
  work: (transaction: Transaction, last: number | undefined) => Promise<Result>,
): Promise<Result> {
  const published = await inTransaction(context.database, async (transaction) => {
    await lockTree(transaction);
    await lockRoles(transaction);
    const last = await newestRevision(transaction);
    await keepRevision(transaction);
    return work(transaction, last);
  });
  context.sessions.invalidateAll();
  return published;
}

async function apply(
  transaction: Transaction,
  context: AppContext,
  actor: Actor,
  current: readonly MenuEntry[],
  wanted: readonly MenuEntry[],
  origin: Origin,
): Promise<Published> {
  // A restored revision cannot be corrected first, so its own faults are allowed.
  const published = origin.restored_from === null ? current : wanted;
  const faults = treeFaults(wanted, entityNamed(context.model, 'menu'), published);
  if (faults.length > 0) throw invalid(faults);
  const ids = await applyTree(transaction, context.model, actor, current, wanted);
  await noteMenusPublished(actor, origin, transaction);
  return {
    revision: await keepPublished(transaction, actor, origin),
    ids: Object.fromEntries([...ids].map(([drafted, id]) => [String(drafted), id])),
  };
}

/** The note of a publication, at most 200 characters; null if empty. */
function noteIn(note: string | null | undefined): string | null {
  return note?.trim().slice(0, 200) || null;
}
