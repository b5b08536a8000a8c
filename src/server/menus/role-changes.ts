import { sql } from 'kysely';
import type { Actor } from '../../entity/actor';
import type { MenuEntry } from '../../entity/menu-entry';
import type { Transaction } from '../write/transaction';

type Tree = readonly MenuEntry[];

const none: ReadonlySet<number> = new Set();

/** What a role holds, where that changes. */
export interface RoleChange {
  readonly code: string;
  /** Ids of menus. */
  readonly taken: readonly number[];
  readonly given: readonly number[];
}

/** The roles that hold other menus in the one tree than in the other. */
export function roleChanges(current: Tree, next: Tree): RoleChange[] {
  const [before, after] = [heldBy(current), heldBy(next)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((code): RoleChange[] => {
    const [held, holds] = [before.get(code) ?? none, after.get(code) ?? none];
    const taken = [...held].filter((id) => !holds.has(id));
    const given = [...holds].filter((id) => !held.has(id));
    return taken.length === 0 && given.length === 0 ? [] : [{ code, taken, given }];
  });
}

/** Whether a menu that a role holds comes to permit something else. */
export function changesRights(current: Tree, next: Tree): boolean {
  const were = new Map(current.map((entry) => [entry.id, entry]));
  return next.some((entry) => {
    const was = were.get(entry.id);
    return was !== undefined && was.roles.length > 0 && permitsOther(was, entry);
  });
}

type Permitting = Pick<MenuEntry, 'perm' | 'type'>;

/** A button and any other menu permit different things. */
export function permitsOther(was: Permitting, next: Permitting): boolean {
  return was.perm !== next.perm || (was.type === 'button') !== (next.type === 'button');
}

/** Makes the changes and records them; roles that are no more are passed over. */
export async function applyRoles(
  transaction: Transaction,
  actor: Actor,
  changes: readonly RoleChange[],
): Promise<void> {
  for (const { code, taken, given } of changes) {
    await sql`
      with had as (
        select role.id, role.version, array(
          select target from role__menus where owner = role.id order by position, target
        ) as menus from role where code = ${code}
      ), taken as (
        delete from role__menus using had where owner = had.id and target = any(${[...taken]}::bigint[])
      ), given as (
        insert into role__menus (owner, target, position)
        select had.id, link.id, cardinality(had.menus) + link.nth
        from had, unnest(${[...given]}::bigint[]) with ordinality as link (id, nth)
      ), changed as (
        update role set version = role.version + 1, update_time = now(), update_by = ${actor.id}
        from had where role.id = had.id
      )
      insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, changes)
      select 'role', had.id, had.version + 1, 'update', ${actor.id}, ${actor.username},
        jsonb_build_object('menus', jsonb_build_array(to_jsonb(had.menus), to_jsonb(array(
          select id from unnest(had.menus) with ordinality as kept (id, nth)
          where not id = any(${[...taken]}::bigint[]) order by nth
        ) || ${[...given]}::bigint[])))
      from had`.execute(transaction);
  }
}

function heldBy(tree: Tree): Map<string, Set<number>> {
  const held = new Map<string, Set<number>>();
  for (const { id, roles } of tree) {
    for (const code of roles) held.set(code, (held.get(code) ?? new Set()).add(id));
  }
  return held;
}
