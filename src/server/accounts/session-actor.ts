import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import type { Database } from '../database/database';
import { type AccountRow, accountColumns, actorOf } from './account-actor';

/** The column of `footwork.session` that a token is looked up in: of calls, or of files alone. */
export type TokenColumn = 'token_hash' | 'file_hash';

export interface SessionActor {
  readonly actor: Actor;
  readonly lastUsedAt: number;
}

/**
 * The account of a session that has not expired at `now` and was used since `idleSince`, with its enabled
 * roles and what they permit. Undefined when there is none, or the account is disabled.
 */
export async function readSessionActor(
  database: Database,
  column: TokenColumn,
  hash: string,
  now: Date,
  idleSince: Date,
): Promise<SessionActor | undefined> {
  const { rows } = await sql<AccountRow & { last_used_at: string }>`
    select ${accountColumns}, s.last_used_at
    from footwork.session s join manager m on m.id = s.manager_id
    where ${sql.ref(`s.${column}`)} = ${hash} and s.expires_at > ${now} and s.last_used_at > ${idleSince} and m.available
  `.execute(database.kysely);
  const [found] = rows;
  return found && { actor: actorOf(found), lastUsedAt: Date.parse(found.last_used_at) };
}
