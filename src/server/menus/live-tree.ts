import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import type { MenuEntry } from '../../entity/menu/menu-entry';
import { pathFaultBy } from '../../entity/menu/menu-paths';
import { movedTo, placeFault, type Spot, withoutBranch } from '../../entity/menu/menu-place';
import type { AppContext } from '../context';
import type { Connection, Transaction } from '../database/transaction';
import { invalid } from '../http/invalid';
import { applyTree } from './apply-tree';
import { type Assignment, withAssigned } from './assign-roles';
import { readEntries } from './menu-entry';
import { noteChanges } from './note-changes';
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

/**
 * Moves a published menu, and renumbers those that come after it. Throws a 422 where it must not stand there,
 * and `stale` where somebody has put it below another menu than `from`, where it was seen: menus are renumbered
 * all the time, by moves of others, which collides with nothing.
 */
export function move(
  context: AppContext,
  actor: Actor,
  id: number,
  from: number | null,
  spot: Spot,
): Promise<void> {
  return changing(context, actor, id, (current, entry) => {
    if (entry.parent !== from) throw new AppError('stale', {}, { record: entry, fields: ['parent'] });
    const rule = placeFault(current, entry, spot.parent);
    if (rule) throw invalid([{ field: 'parent', rule, params: {} }]);
    const wanted = movedTo(current, id, spot);
    const fault = pathFaultBy(current, wanted, id);
    if (fault) throw invalid([{ field: 'parent', ...fault }]);
    return wanted;
  });
}

/** Removes a published menu with all that stands below it, roles that hold them notwithstanding. */
export function remove(context: AppContext, actor: Actor, id: number): Promise<void> {
  return changing(context, actor, id, (current) => withoutBranch(current, id));
}

/** Says which roles hold a published menu; throws as `withAssigned` does. */
export function assignRoles(
  context: AppContext,
  actor: Actor,
  id: number,
  assignment: Assignment,
): Promise<void> {
  const change: Change = (current, _entry, transaction) => withAssigned(transaction, current, id, assignment);
  return changing(context, actor, id, change, 'roles');
}

type Change = (
  current: readonly MenuEntry[],
  entry: MenuEntry,
  transaction: Transaction,
) => readonly MenuEntry[] | Promise<readonly MenuEntry[]>;

function changing(
  context: AppContext,
  actor: Actor,
  id: number,
  change: Change,
  field?: string,
): Promise<void> {
  return publishing(context, async (transaction) => {
    const current = await readEntries(transaction, 'all');
    const entry = current.find((one) => one.id === id);
    if (!entry) throw new AppError('notFound');
    const wanted = await change(current, entry, transaction);
    await applyTree(transaction, context.model, actor, current, wanted, field);
    await noteChanges(transaction, actor, current, wanted);
    await keepRevision(transaction);
  });
}
