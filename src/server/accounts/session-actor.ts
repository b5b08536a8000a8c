import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import type { Database } from '../database/database';
import { type AccountRow, accountColumns, actorOf } from './account-actor';

/** The column of `footwork.session` that a token is looked up in: of calls, or of files alone. */
export type TokenColumn = 'token_hash' | 'file_hash';

/** A session is open that expires after the one time and was used after the other. */
export interface OpenLimits {
  readonly expiresAfter: Date;
  readonly usedAfter: Date;
}

/**
 * The account of an open session, with its enabled roles and what they permit. Undefined when there is none, or
 * the account is disabled.
 */
export async function readSessionActor(
  database: Database,
  column: TokenColumn,
  hash: string,
  { expiresAfter, usedAfter }: OpenLimits,
): Promise<{ actor: Actor; lastUsedAt: number } | undefined> {
  const { rows } = await sql<AccountRow & { last_used_at: string }>`
    select ${accountColumns}, s.last_used_at
    from footwork.session s join manager m on m.id = s.manager_id
    where ${sql.ref(`s.${column}`)} = ${hash} and s.expires_at > ${expiresAfter} and s.last_used_at > ${usedAfter}
      and m.available
  `.execute(database.kysely);
  const [found] = rows;
  return found && { actor: actorOf(found), lastUsedAt: Date.parse(found.last_used_at) };
}
