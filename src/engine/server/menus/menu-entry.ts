import { sql } from 'kysely';
import { menuEntry } from '../../schema/contract/endpoints/menu-tree';
import type { MenuEntry } from '../../schema/menu/menu-entry';
import type { Connection } from '../database/transaction';

const { id: _id, roles: _roles, ...stored } = menuEntry.properties;

/** The columns of the table that hold an entry, except its id. */
export const storedNames = Object.keys(stored) as (keyof typeof stored)[];

/** All menus in display order, with the codes of all or only of enabled roles. */
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

/** Codes of the roles that hold a menu. */
export async function readHolders(connection: Connection, id: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select r.code from role__menus opened join role r on r.id = opened.owner
    where opened.target = ${id} order by r.code`.execute(connection);
  return rows.map(({ code }) => code);
}
