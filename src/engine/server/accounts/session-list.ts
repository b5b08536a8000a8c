import type { SessionInfo } from '../../schema/contract/endpoints/account';
import { systemTable } from '../database/system-schema';
import type { Connection } from '../database/transaction';
import type { AccountContext } from './account-context';
import { tokenHash, tokenOf } from './token';

/** The sessions of an account that have not ended, the one used last first. */
export async function sessionsOf(
  { database, sessions }: AccountContext,
  managerId: number,
  authorization: string | undefined,
): Promise<SessionInfo[]> {
  const current = tokenHash(tokenOf(authorization) ?? '');
  const { expiresAfter, usedAfter } = sessions.limitsNow();
  const rows = await database.kysely
    .selectFrom(systemTable('session'))
    .selectAll()
    .where('manager_id', '=', managerId)
    .where('expires_at', '>', expiresAfter.toISOString())
    .where('last_used_at', '>', usedAfter.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    ip: row.ip,
    userAgent: row.user_agent,
    current: row.token_hash === current,
  }));
}

/** Ends one session of an account; false when it has no such session. */
export async function endSession(
  { database, sessions }: AccountContext,
  managerId: number,
  id: number,
): Promise<boolean> {
  const ended = await database.kysely
    .deleteFrom(systemTable('session'))
    .where('id', '=', id)
    .where('manager_id', '=', managerId)
    .returning('id')
    .execute();
  sessions.invalidate([managerId]);
  return ended.length > 0;
}

/** Ends all sessions of an account except the caller's; returns their number. */
export async function endOtherSessions(
  { database, sessions }: AccountContext,
  managerId: number,
  authorization: string | undefined,
): Promise<number> {
  const ended = await endSessions(database.kysely, managerId, tokenHash(tokenOf(authorization) ?? ''));
  sessions.invalidate([managerId]);
  return ended;
}

/** Ends the sessions of an account except the one whose token has this hash; returns their number. */
export async function endSessions(
  connection: Connection,
  managerId: number,
  exceptHash = '',
): Promise<number> {
  const ended = await connection
    .deleteFrom(systemTable('session'))
    .where('manager_id', '=', managerId)
    .where('token_hash', '<>', exceptHash)
    .returning('id')
    .execute();
  return ended.length;
}
