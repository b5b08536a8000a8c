import { sql } from 'kysely';
import type { Actor } from '../../entity/actor';
import { AppError } from '../../entity/app-error';
import type { MenuEntry } from '../../entity/menu-entry';
import { movedTo, placeFault, type Spot } from '../../entity/menu-place';
import { branchOf } from '../../entity/menu-rules';
import { isSame } from '../../entity/merge';
import type { ServerContext } from '../context';
import { invalid } from '../write/invalid';
import type { Connection, Transaction } from '../write/transaction';
import { applyTree } from './apply-tree';
import { readEntries } from './menu-entry';
import { publishing } from './publish';
import { keepRevision } from './revisions';

/** A published menu, with the version that an update of it must name. */
export type LiveEntry = MenuEntry & { readonly version: number };

/** The published menus in the order in which they are shown. */
export async function readLiveTree(connection: Connection): Promise<LiveEntry[]> {
  const entries = await readEntries(connection, 'all');
  const { rows } = await sql<{ id: number; version: number }>`select id, version from menu`.execute(
    connection,
  );
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return entries.map((entry) => ({ ...entry, version: versions.get(entry.id) ?? 1 }));
}

/** Moves a published menu, and renumbers those that come after it. Throws a 422 where it must not stand there. */
export function moveMenu(context: ServerContext, actor: Actor, id: number, spot: Spot): Promise<void> {
  return changing(context, actor, id, (current, entry) => {
    const rule = placeFault(current, entry, spot.parent);
    if (rule) throw invalid([{ field: 'parent', rule, params: {} }]);
    return movedTo(current, id, spot);
  });
}

/** Removes a published menu with all that stands below it, roles that hold them notwithstanding. */
export function removeMenu(context: ServerContext, actor: Actor, id: number): Promise<void> {
  return changing(context, actor, id, (current) => {
    const branch = branchOf(current, id);
    return current
      .filter((entry) => !branch.has(entry.id))
      .map((entry) => (branch.has(entry.target_menu ?? 0) ? { ...entry, target_menu: null } : entry));
  });
}

/**
 * Says which roles hold a published menu. Throws a 422 for a code that no role has, and `stale` where other
 * roles hold it now than `from`: neither its version nor that of any one role tells.
 */
export function assignMenu(
  context: ServerContext,
  actor: Actor,
  id: number,
  roles: readonly string[],
  from: readonly string[] | undefined,
): Promise<void> {
  return changing(context, actor, id, async (current, entry, transaction) => {
    if (from && !isSame([...from].sort(), [...entry.roles].sort())) {
      throw new AppError('stale', {}, { record: entry, fields: ['roles'] });
    }
    const { rows } = await sql<{ code: string }>`
      select code from role where code = any(${[...roles]}::text[]) order by code`.execute(transaction);
    if (rows.length < new Set(roles).size) throw invalid([{ field: 'roles', rule: 'reference', params: {} }]);
    const codes = rows.map(({ code }) => code);
    return current.map((entry) => (entry.id === id ? { ...entry, roles: codes } : entry));
  });
}

type Change = (
  current: readonly MenuEntry[],
  entry: MenuEntry,
  transaction: Transaction,
) => readonly MenuEntry[] | Promise<readonly MenuEntry[]>;

function changing(context: ServerContext, actor: Actor, id: number, change: Change): Promise<void> {
  return publishing(context, async (transaction) => {
    const current = await readEntries(transaction, 'all');
    const entry = current.find((one) => one.id === id);
    if (!entry) throw new AppError('notFound');
    const wanted = await change(current, entry, transaction);
    await applyTree(transaction, context.model, actor, current, wanted);
    await keepRevision(transaction);
  });
}
