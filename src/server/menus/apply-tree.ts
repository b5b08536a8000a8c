import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import { entityNamed, type Model } from '../../entity/declaration/model';
import { type MenuEntry, renumbered } from '../../entity/menu/menu-entry';
import { roleChanges } from '../../entity/menu/role-changes';
import { isSame } from '../../entity/write/merge';
import { identify, insertRows } from '../database/insert';
import type { Transaction } from '../database/transaction';
import { changesBetween } from '../entity/write/history-entry';
import { applyRoles } from './apply-roles';
import { assertMayChangeRights } from './may-change-rights';
import { storedNames } from './menu-entry';

type Tree = readonly MenuEntry[];
type Stored = Readonly<Record<string, unknown>>;

interface Entry {
  readonly id: number;
  readonly action: 'create' | 'update' | 'delete';
  readonly from: Stored;
  readonly to: Stored;
}

/**
 * Makes the menus, and which roles hold them, what `wanted` says, and records it. Answers the ids that
 * the entries with negative ones were given. What this does to roles must be the actor's to do; a refusal
 * is about `field`. The caller holds the lock of the tree.
 */
export async function applyTree(
  transaction: Transaction,
  model: Model,
  actor: Actor,
  current: Tree,
  wanted: Tree,
  field = '',
): Promise<ReadonlyMap<number, number>> {
  const ids = await newIds(
    transaction,
    wanted.filter(({ id }) => id < 0),
  );
  const next = wanted.map((entry) => renumbered(entry, ids));
  await assertMayChangeRights(transaction, model, actor, current, next, field);

  const were = new Map(current.map((entry) => [entry.id, entry]));
  const stays = new Set(next.map(({ id }) => id));
  const created = next.filter(({ id }) => !were.has(id));
  const updated = next.filter((entry) => {
    const was = were.get(entry.id);
    return was && !isSame(storedOf(was), storedOf(entry));
  });
  const deleted = current.filter(({ id }) => !stays.has(id));

  await record(transaction, model, actor, [
    ...deleted.map((entry): Entry => ({ id: entry.id, action: 'delete', from: storedOf(entry), to: {} })),
    ...updated.map((entry): Entry => {
      const [from, to] = changed(storedOf(were.get(entry.id) ?? entry), storedOf(entry));
      return { id: entry.id, action: 'update', from, to };
    }),
  ]);
  await insert(transaction, actor, created);
  await update(transaction, actor, updated);
  await applyRoles(transaction, actor, roleChanges(current, next));
  const gone = deleted.map(({ id }) => id);
  await sql`delete from menu where id = any(${gone}::bigint[])`.execute(transaction);
  await record(
    transaction,
    model,
    actor,
    created.map((entry): Entry => ({ id: entry.id, action: 'create', from: {}, to: storedOf(entry) })),
  );
  return ids;
}

async function newIds(transaction: Transaction, drafted: Tree): Promise<ReadonlyMap<number, number>> {
  if (drafted.length === 0) return new Map();
  const numbered = await identify(
    transaction,
    'menu',
    drafted.map(({ id }) => ({ drafted: id })),
  );
  return new Map(numbered.map(({ drafted: old, id }) => [old, id]));
}

function storedOf(entry: MenuEntry): Stored {
  return Object.fromEntries(storedNames.map((name) => [name, entry[name] ?? null]));
}

function changed(from: Stored, to: Stored): [Stored, Stored] {
  const names = Object.keys(to).filter((name) => !isSame(from[name], to[name]));
  const only = (row: Stored) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return [only(from), only(to)];
}

async function insert(transaction: Transaction, actor: Actor, created: Tree): Promise<void> {
  if (created.length === 0) return;
  const rows = created.map((entry) => ({
    id: entry.id,
    ...storedOf(entry),
    // A menu that comes back goes on where its history ended.
    version: 1,
    create_by: actor.id,
    update_by: actor.id,
  }));
  const now = new Date();
  await insertRows(
    transaction,
    'menu',
    rows.map((row) => ({ ...row, create_time: now, update_time: now })),
  );
  await sql`
    update menu set version = last.version + 1 from (
      select record_id, max(version) as version from footwork.history
      where entity = 'menu' and record_id = any(${created.map(({ id }) => id)}::bigint[]) group by record_id
    ) as last where last.record_id = menu.id`.execute(transaction);
}

/** In one statement: what it leaves behind is judged, not the order of moves. */
async function update(transaction: Transaction, actor: Actor, updated: Tree): Promise<void> {
  if (updated.length === 0) return;
  const assignments = sql.join(storedNames.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`));
  const rows = JSON.stringify(updated.map((entry) => ({ id: entry.id, ...storedOf(entry) })));
  await sql`
    update menu set ${assignments}, version = menu.version + 1, update_time = now(), update_by = ${actor.id}
    from jsonb_populate_recordset(null::menu, ${rows}::jsonb) as given where given.id = menu.id`.execute(
    transaction,
  );
}

/** Of a menu that is there the next version, of a new one its own. */
async function record(
  transaction: Transaction,
  model: Model,
  actor: Actor,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  const menu = entityNamed(model, 'menu');
  const rows = entries.map(({ id, action, from, to }) => ({
    id,
    action,
    changes: changesBetween(menu, from, to),
  }));
  await sql`
    insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, changes)
    select 'menu', menu.id, menu.version + case e.action when 'create' then 0 else 1 end, e.action,
      ${actor.id}, ${actor.username}, e.changes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (id bigint, action text, changes jsonb)
    join menu on menu.id = e.id order by menu.id`.execute(transaction);
}
