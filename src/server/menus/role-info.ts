import { sql } from 'kysely';
import type { Connection } from '../write/transaction';

/** A role as those see it who arrange menus. */
export interface RoleInfo {
  readonly code: string;
  readonly name: string;
  readonly enabled: boolean;
  /** How many accounts hold it and may sign in. */
  readonly accounts: number;
}

/** Every role, in the order in which they are listed. */
export async function readRoles(connection: Connection): Promise<RoleInfo[]> {
  const { rows } = await sql<RoleInfo>`
    select code, name, status = 'enabled' as enabled, (
      select count(*) from manager__roles held join manager m on m.id = held.owner
      where held.target = role.id and m.available
    ) as accounts
    from role order by sort, id`.execute(connection);
  return rows;
}
