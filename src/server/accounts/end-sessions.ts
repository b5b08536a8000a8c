import type { Kysely } from 'kysely';
import type { SystemTables } from '../database/system-tables';

/** Ends the sessions of an account but the one whose token has this hash; answers how many. */
export async function endSessions(
  connection: Kysely<SystemTables>,
  managerId: number,
  exceptHash = '',
): Promise<number> {
  const ended = await connection
    .deleteFrom('footwork.session')
    .where('manager_id', '=', managerId)
    .where('token_hash', '<>', exceptHash)
    .returning('id')
    .execute();
  return ended.length;
}
