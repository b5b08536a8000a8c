import { sql } from 'kysely';
import type { Actor } from '../../entity/actor';
import { AppError } from '../../entity/app-error';
import type { Entity } from '../../entity/entity';
import type { MenuEntry } from '../../entity/menu-entry';
import { pathFaultBy } from '../../entity/menu-paths';
import { movedTo, placeFault, type Spot, withoutBranch } from '../../entity/menu-place';
import { entityNamed } from '../../entity/model';
import type { Row, ServerContext } from '../context';
import { baseRecord } from '../write/base-record';
import { invalid } from '../write/invalid';
import { versionOf } from '../write/stored-rows';
import type { Connection, Transaction } from '../write/transaction';
import { applyTree } from './apply-tree';
import { type Assignment, withAssigned } from './assign-roles';
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

/**
 * Moves a published menu, and renumbers those that come after it. Throws a 422 where it must not stand there,
 * and `stale` where somebody put it below another menu since that version.
 */
export function moveMenu(
  context: ServerContext,
  actor: Actor,
  id: number,
  version: number,
  spot: Spot,
): Promise<void> {
  return changing(context, actor, id, async (current, entry, transaction) => {
    await assertStillBelow(transaction, entityNamed(context.model, 'menu'), entry, version);
    const rule = placeFault(current, entry, spot.parent);
    if (rule) throw invalid([{ field: 'parent', rule, params: {} }]);
    const wanted = movedTo(current, id, spot);
    const fault = pathFaultBy(current, wanted, id);
    if (fault) throw invalid([{ field: 'parent', ...fault }]);
    return wanted;
  });
}

/** Removes a published menu with all that stands below it, roles that hold them notwithstanding. */
export function removeMenu(context: ServerContext, actor: Actor, id: number): Promise<void> {
  return changing(context, actor, id, (current) => withoutBranch(current, id));
}

/** Says which roles hold a published menu; throws as `withAssigned` does. */
export function assignMenu(
  context: ServerContext,
  actor: Actor,
  id: number,
  assignment: Assignment,
): Promise<void> {
  const change: Change = (current, _entry, transaction) => withAssigned(transaction, current, id, assignment);
  return changing(context, actor, id, change, 'roles');
}

/**
 * Menus are renumbered all the time, by moves of others; what collides with a move is another parent. Who
 * moves twice in a row guesses the second version: one that is not there yet stands for the last.
 */
async function assertStillBelow(
  transaction: Transaction,
  menu: Entity,
  entry: MenuEntry,
  version: number,
): Promise<void> {
  const { rows } = await sql<Row>`select id, parent, version from menu where id = ${entry.id}`.execute(
    transaction,
  );
  const stored = rows[0] ?? {};
  const seen = await baseRecord(transaction, menu, stored, Math.min(version, versionOf(stored)));
  if (seen?.parent !== entry.parent) throw new AppError('stale', {}, { record: entry, fields: ['parent'] });
}

type Change = (
  current: readonly MenuEntry[],
  entry: MenuEntry,
  transaction: Transaction,
) => readonly MenuEntry[] | Promise<readonly MenuEntry[]>;

function changing(
  context: ServerContext,
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
    await keepRevision(transaction);
  });
}
