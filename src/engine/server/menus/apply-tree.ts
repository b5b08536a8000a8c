import { sql } from 'kysely';
import type { Actor } from '../../schema/access/actor';
import { entityNamed, type Model } from '../../schema/declaration/model';
import { type MenuEntry, renumbered } from '../../schema/menu/menu-entry';
import { roleChanges } from '../../schema/menu/role-changes';
import { isSame } from '../../schema/write/merge';
import { identify, insertRows } from '../database/insert';
import { system } from '../database/system-schema';
import type { Transaction } from '../database/transaction';
import { changesBetween } from '../entity/write/history-entry';
import { storedNames } from './menu-entry';
import { applyRoles, assertMayChangeRights } from './role-effects';

type Tree = readonly MenuEntry[];

type Action = 'create' | 'update' | 'delete';

/**
 * Changes the menus, and the roles that hold them, to `wanted`, with their history. Returns the ids of new entries by
 * their negative ids. Throws with `field` unless the actor may change the roles. The caller must hold the tree lock.
 */
export async function applyTree(
  transaction: Transaction,
  model: Model,
  actor: Actor,
  current: Tree,
  wanted: Tree,
  field = '',
): Promise<ReadonlyMap<number, number>> {
  const drafted = wanted.flatMap(({ id }) => (id < 0 ? [{ drafted: id }] : []));
  const numbered = drafted.length > 0 ? await identify(transaction, 'menu', drafted) : [];
  const ids = new Map(numbered.map(({ drafted, id }) => [drafted, id]));
  const next = wanted.map((entry) => renumbered(entry, ids));
  await assertMayChangeRights(transaction, model, actor, current, next, field);

  const [from, to] = [byId(current), byId(next)];
  const deleted = [...from.keys()].filter((id) => !to.has(id));
  const created = [...to.keys()].filter((id) => !from.has(id));
  const updated = [...to.keys()].filter((id) => from.has(id) && !isSame(from.get(id), to.get(id)));
  const rowsOf = (those: readonly number[]) => those.map((id) => ({ id, ...to.get(id) }));

  const menu = entityNamed(model, 'menu');
  /** The entry of an existing menu has the menu's next version, that of a created menu its current version. */
  const record = async (action: Action, those: readonly number[]): Promise<void> => {
    if (those.length === 0) return;
    const rows = those.map((id) => {
      const changes = Object.entries(changesBetween(menu, from.get(id) ?? {}, to.get(id) ?? {}));
      return { id, changes: Object.fromEntries(changes.filter(([, [was, is]]) => !isSame(was, is))) };
    });
    await sql`
      insert into ${system}.history (entity, record_id, version, action, actor_id, actor_name, changes)
      select 'menu', menu.id, menu.version + ${action === 'create' ? 0 : 1}::integer, ${action},
        ${actor.id}, ${actor.username}, e.changes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (id bigint, changes jsonb)
      join menu on menu.id = e.id order by menu.id`.execute(transaction);
  };

  await record('delete', deleted);
  await record('update', updated);
  await insert(transaction, actor, rowsOf(created));
  await update(transaction, actor, rowsOf(updated));
  await applyRoles(transaction, actor, roleChanges(current, next));
  await sql`delete from menu where id = any(${deleted}::bigint[])`.execute(transaction);
  await record('create', created);
  return ids;
}

type Stored = Readonly<Record<string, unknown>>;

/** What the table stores of each entry. */
function byId(tree: Tree): ReadonlyMap<number, Stored> {
  const storedOf = (entry: MenuEntry) => storedNames.map((name) => [name, entry[name] ?? null]);
  return new Map(tree.map((entry) => [entry.id, Object.fromEntries(storedOf(entry))]));
}

type StoredRow = Stored & { readonly id: number };

async function insert(transaction: Transaction, actor: Actor, created: readonly StoredRow[]): Promise<void> {
  if (created.length === 0) return;
  const now = new Date();
  const stamps = { version: 1, create_by: actor.id, update_by: actor.id, create_time: now, update_time: now };
  await insertRows(
    transaction,
    'menu',
    created.map((row) => ({ ...row, ...stamps })),
  );
  // The versions of a restored menu continue those of its history.
  await sql`
    update menu set version = last.version + 1 from (
      select record_id, max(version) as version from ${system}.history
      where entity = 'menu' and record_id = any(${created.map(({ id }) => id)}::bigint[]) group by record_id
    ) as last where last.record_id = menu.id`.execute(transaction);
}

/** One statement, so that the triggers check the result and not each move. */
async function update(transaction: Transaction, actor: Actor, updated: readonly StoredRow[]): Promise<void> {
  if (updated.length === 0) return;
  const assignments = sql.join(storedNames.map((name) => sql`${sql.ref(name)} = input.${sql.ref(name)}`));
  await sql`
    update menu set ${assignments}, version = menu.version + 1, update_time = now(), update_by = ${actor.id}
    from jsonb_populate_recordset(null::menu, ${JSON.stringify(updated)}::jsonb) as input
    where input.id = menu.id`.execute(transaction);
}
