import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { systemSchema } from '../../schema/contract/app';
import { login } from '../../schema/contract/endpoints/sign-in';
import type { Database } from '../database/database';
import { foldedSql } from '../database/folded-sql';
import { system, systemTable } from '../database/system-schema';
import { type Connection, retrying } from '../database/transaction';
import { cookieOf, cookieReach } from '../http/cookie';
import { foldedName } from './login-attempts';
import { newToken, tokenHash, tokenOf } from './token';

/*
 * The device cookie of OWASP, "Slow down online guessing attacks with device cookies". It marks a browser in which an
 * account signed in before, so that the failures of strangers do not count there. It grants no access.
 */

const name = `${systemSchema}_browser`;
const yearInSeconds = 365 * 24 * 60 * 60;

/** Number of browsers that are stored per account: the most recently used ones. */
const kept = 20;

/** The hash of the browser's cookie if this account has signed in with it before; otherwise undefined. */
export async function knownBrowserOf(
  { kysely }: Database,
  request: FastifyRequest,
  username: string,
): Promise<string | undefined> {
  const token = tokenOf(cookieOf(request, name));
  if (token === undefined) return undefined;
  const hash = tokenHash(token);
  const { rows } = await sql`
    select 1 from ${system}.known_browser b join manager m on m.id = b.manager_id
    where b.token_hash = ${hash} and ${sql.raw(foldedSql('m.username'))} = ${foldedName(username)}`.execute(
    kysely,
  );
  return rows.length > 0 ? hash : undefined;
}

/**
 * After a successful sign-in: associates the browser with the account. Other accounts with the same cookie stay
 * associated.
 */
export async function rememberBrowser(
  { kysely }: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  managerId: number,
  now: Date,
): Promise<void> {
  const sent = tokenOf(cookieOf(request, name));
  const issued =
    sent &&
    (await kysely
      .selectFrom(systemTable('known_browser'))
      .select('manager_id')
      .where('token_hash', '=', tokenHash(sent))
      .executeTakeFirst());
  const token = sent && issued ? sent : newToken();
  await kysely
    .insertInto(systemTable('known_browser'))
    .values({ manager_id: managerId, token_hash: tokenHash(token), used_at: now })
    .onConflict((conflict) => conflict.columns(['manager_id', 'token_hash']).doUpdateSet({ used_at: now }))
    .execute();
  const oldest = kysely
    .deleteFrom(systemTable('known_browser'))
    .where('manager_id', '=', managerId)
    .where('token_hash', 'in', (query) =>
      query
        .selectFrom(systemTable('known_browser'))
        .select('token_hash')
        .where('manager_id', '=', managerId)
        .orderBy('used_at', 'desc')
        .orderBy('token_hash')
        .offset(kept),
    );
  await retrying(() => oldest.execute());
  reply.header(
    'set-cookie',
    `${name}=${token}; ${cookieReach(request, login.path)}; Max-Age=${yearInSeconds}`,
  );
}

export async function forgetBrowsers(connection: Connection, managerId: number): Promise<void> {
  await connection.deleteFrom(systemTable('known_browser')).where('manager_id', '=', managerId).execute();
}
