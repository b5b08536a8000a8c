import { sql } from 'kysely';
import type { Actor } from '../../entity/actor';
import type { AppError } from '../../entity/app-error';
import type { Issue } from '../../entity/issue';
import type { MenuEntry } from '../../entity/menu-entry';
import { type Addressed, pathFaultBy } from '../../entity/menu-paths';
import { type MenuType, mayStandBelow } from '../../entity/menu-rules';
import type { Model } from '../../entity/model';
import type { EntityHook, Row } from '../context';
import type { Database } from '../database';
import type { Sessions } from '../session/sessions';
import { invalid } from '../write/invalid';
import { idOfRow } from '../write/stored-rows';
import { inTransaction, type Transaction } from '../write/transaction';
import { componentWarnings } from './component-warnings';
import { assertMayChangeRights } from './may-change-rights';
import { takeMenu } from './menu-body';
import { readEntries, readHolders } from './menu-entry';
import { noteChanges } from './note-changes';
import { keepLeftRevision, keepRevision } from './revisions';
import { permitsOther } from './role-changes';

/** Menus stay a tree of which every state is kept; any change of a menu can change what somebody may do. */
export function menuHook(sessions: Sessions, database: Database, model: Model): EntityHook {
  return {
    take: (body, change) => takeMenu(body, change, model),
    async prepare(given, current, actor, transaction) {
      await keepLeftRevision(transaction);
      if (current) await assertMayPermit({ ...current, ...given }, current, actor, model, transaction);
      await assertPlace({ ...current, ...given }, current, transaction);
      await assertAddress({ ...current, ...given }, current, transaction);
      return given;
    },
    prepareDelete: (_current, _actor, transaction) => keepLeftRevision(transaction),
    beside: async (id, connection) => ({ roles: await readHolders(connection, id) }),
    warnings: ({ component }) => componentWarnings(model, component),
    async afterWrite() {
      sessions.invalidateAll();
      await inTransaction(database, keepRevision);
    },
  };
}

/** Who changes what a menu of a role permits, changes the role. */
async function assertMayPermit(
  next: Row,
  current: Row,
  actor: Actor,
  model: Model,
  transaction: Transaction,
): Promise<void> {
  const [was, becomes] = [permittingOf(current), permittingOf(next)];
  if (!permitsOther(was, becomes)) return;
  if ((await readHolders(transaction, idOfRow(current))).length === 0) return;
  const tree = await readEntries(transaction, 'all');
  const changed = tree.map((entry) => (entry.id === current.id ? { ...entry, ...becomes } : entry));
  const field = was.type === becomes.type ? 'perm' : 'type';
  await assertMayChangeRights(transaction, model, actor, tree, changed, field);
  await noteChanges(transaction, actor, tree, changed);
}

function permittingOf({ perm, type }: Row): Pick<MenuEntry, 'perm' | 'type'> {
  return { perm: (perm ?? null) as string | null, type: type as MenuType };
}

async function assertPlace(next: Row, current: Row | undefined, transaction: Transaction): Promise<void> {
  const placing = ['type', 'parent', 'target_menu'];
  if (current && placing.every((name) => next[name] === current[name])) return;
  const type = next.type as MenuType;
  const [parent, target] = [idIn(next.parent), idIn(next.target_menu)];
  const typeOf = await typesOf(transaction, [parent, target]);
  const above = parent === undefined ? undefined : typeOf.get(parent);
  if (parent !== undefined && parent === current?.id) throw refused('parent', 'ownParent');
  if (current && parent !== current.parent && (await isBelow(transaction, parent, current.id))) {
    throw refused('parent', 'ownDescendant');
  }
  if (type === 'button' && parent === undefined) throw refused('parent', 'parentMissing');
  // One that is not there is for the database to refuse.
  if ((parent === undefined || above) && !mayStandBelow(type, above)) throw refused('parent', 'wrongParent');
  const targeted = target === undefined ? undefined : typeOf.get(target);
  if (targeted === 'directory' || targeted === 'button') throw refused('target_menu', 'wrongTarget');
  if (current && current.type !== type) await assertChildren(transaction, current.id, type);
}

/** What was wrong with its address before may stay: other fields can be changed all the same. */
async function assertAddress(next: Row, current: Row | undefined, transaction: Transaction): Promise<void> {
  const deciding = ['type', 'parent', 'path', 'component'];
  if (current && deciding.every((name) => next[name] === current[name])) return;
  const { rows } = await sql<Addressed>`
    select id, parent, type, name, path, component from menu`.execute(transaction);
  const entry = { parent: null, path: null, component: null, id: 0, ...next } as Addressed;
  const changed = [...rows.filter(({ id }) => id !== entry.id), entry];
  const fault = pathFaultBy(rows, changed, entry.id);
  if (fault) throw invalid([{ field: 'path', ...fault }]);
}

async function typesOf(
  transaction: Transaction,
  ids: readonly (number | undefined)[],
): Promise<ReadonlyMap<number, MenuType>> {
  const { rows } = await sql<{ id: number; type: MenuType }>`
    select id, type from menu where id = any(${ids.filter((id) => id !== undefined)}::bigint[])`.execute(
    transaction,
  );
  return new Map(rows.map(({ id, type }) => [id, type]));
}

async function assertChildren(transaction: Transaction, id: unknown, type: MenuType): Promise<void> {
  const { rows } = await sql<{ type: MenuType }>`
    select distinct type from menu where parent = ${id}`.execute(transaction);
  if (rows.some((child) => !mayStandBelow(child.type, type))) throw refused('type', 'wrongChildren');
}

async function isBelow(
  transaction: Transaction,
  id: number | undefined,
  ancestor: unknown,
): Promise<boolean> {
  if (id === undefined) return false;
  const { rows } = await sql`
    with recursive above (id, parent) as (
      select id, parent from menu where id = ${id}
      union
      select m.id, m.parent from menu m join above on m.id = above.parent
    )
    select 1 from above where id = ${ancestor}`.execute(transaction);
  return rows.length > 0;
}

function idIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function refused(field: string, rule: string): AppError {
  const issue: Issue = { field, rule, params: {} };
  return invalid([issue]);
}
