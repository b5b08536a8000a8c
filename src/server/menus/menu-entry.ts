import { sql } from 'kysely';
import type { MenuType } from '../../entity/menu-rules';
import type { Connection } from '../write/transaction';

/** A menu with the codes of the roles that hold it. In a draft, one that is not published yet has a negative id. */
export interface MenuEntry {
  readonly id: number;
  readonly parent: number | null;
  readonly type: MenuType;
  readonly name: string;
  readonly route_name: string | null;
  readonly path: string | null;
  readonly component: string | null;
  readonly redirect: string | null;
  readonly target_menu: number | null;
  readonly url: string | null;
  readonly perm: string | null;
  readonly icon: string | null;
  readonly image: string | null;
  readonly description: string | null;
  readonly sort: number;
  readonly visible: boolean;
  readonly keep_alive: boolean;
  readonly always_show: boolean;
  readonly params: Readonly<Record<string, string>> | null;
  readonly roles: readonly string[];
}

/** What a menu stores of an entry. */
export const storedNames = [
  'parent',
  'type',
  'name',
  'route_name',
  'path',
  'component',
  'redirect',
  'target_menu',
  'url',
  'perm',
  'icon',
  'image',
  'description',
  'sort',
  'visible',
  'keep_alive',
  'always_show',
  'params',
] as const satisfies readonly (keyof MenuEntry)[];

/** Every menu in the order in which they are shown, with the codes of its roles: all, or the enabled ones only. */
export async function readEntries(connection: Connection, roles: 'all' | 'enabled'): Promise<MenuEntry[]> {
  const columns = sql.join(storedNames.map((name) => sql.ref(`m.${name}`)));
  const { rows } = await sql<MenuEntry>`
    select m.id, ${columns},
      array(
        select r.code from role__menus opened join role r on r.id = opened.owner
        where opened.target = m.id and (${roles === 'all'} or r.status = 'enabled') order by r.code
      ) as roles
    from menu m order by m.sort, m.id`.execute(connection);
  return rows;
}

/** In the order in which they are shown; what is new comes after what is old. */
export function inOrder(entries: readonly MenuEntry[]): MenuEntry[] {
  const rank = (one: MenuEntry, other: MenuEntry) =>
    one.sort - other.sort ||
    Number(one.id < 0) - Number(other.id < 0) ||
    Math.abs(one.id) - Math.abs(other.id);
  return [...entries].sort(rank);
}
