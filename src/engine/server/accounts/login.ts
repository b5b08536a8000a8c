import { sql } from 'kysely';
import { AppError } from '../../schema/contract/app-error';
import type { Database } from '../database/database';
import { foldedSql } from '../database/folded-sql';
import { system } from '../database/system-schema';
import { hashPassword, verifyPassword } from '../entity/write/password';
import { addNotice } from '../notices/add-notices';
import type { AccountContext } from './account-context';
import { type Challenge, consumeChallenge, issueChallenge } from './challenges';
import type { Credentials } from './credentials';
import { deleteEnded } from './delete-ended';
import { barrierOf, countAttempt, foldedName, forgive, type Lane, laneOf } from './login-attempts';
import type { Origin } from './sessions';
import { networkOf } from './sign-in-network';
import { noteSignIn } from './sign-ins';

interface Account {
  readonly id: number;
  readonly password: string | null;
  readonly utype: string;
  readonly available: boolean;
  readonly addresses: readonly string[];
}

/** Verified for an unknown name, so that it takes as long as a wrong password. */
const nobodysHash = hashPassword('nobody');

export interface Visitor extends Origin {
  /** Hash of the cookie of a browser that the account used earlier. */
  readonly browser: string | undefined;
}

/**
 * Opens a session and returns its token and account. The error is the same `wrongLogin` for a wrong name, password or
 * kind of account and for a disabled account. After some failures the next attempt has to wait (`tooManyRequests`) and
 * to solve a challenge (`verifyCodeNeeded` or `verifyCodeWrong`, with the next one).
 */
export async function signIn(
  context: AccountContext,
  credentials: Credentials,
  visitor: Visitor,
): Promise<{ readonly token: string; readonly account: number }> {
  const { database } = context;
  const now = context.now();
  const account = await accountNamed(context, credentials.username);
  const network = networkOf(visitor.ip);
  const isKnownNetwork = account?.addresses.some((ip) => networkOf(ip) === network) ?? false;
  const lane = laneOf(credentials.username, { browser: visitor.browser, network, isKnownNetwork });
  const needsNext = await admitted(database, lane, credentials, network, now);

  const isPassword = await verifyPassword(account?.password ?? (await nobodysHash), credentials.password);
  if (!account?.password || !isPassword || !account.available || account.utype !== credentials.utype) {
    throw new AppError('wrongLogin', {}, needsNext ? await issueChallenge(database, network, now) : null);
  }
  await forgive(database, lane, now);
  await deleteEnded(database, 'login_attempt', now);
  await noteSignIn(database, account.id, visitor, now);
  const token = await context.sessions.open(account.id, visitor);
  if (account.addresses.length > 0 && !isKnownNetwork) {
    await addNotice(database.kysely, account.id, 'signIn', { from: network });
    context.publish({ type: 'message' }, [account.id]);
  }
  return { token, account: account.id };
}

/** Throws unless the attempt may proceed. Returns whether the next attempt needs a challenge if this one fails. */
async function admitted(
  database: Database,
  lane: Lane,
  credentials: Credentials,
  network: string,
  now: Date,
): Promise<boolean> {
  const { needsChallenge, freeAt } = await barrierOf(database, lane, now);
  // Checks the pause before it consumes a solution.
  assertFree(freeAt, now);
  if (needsChallenge) await assertSolved(database, credentials, network, now);
  const counted = await countAttempt(database, lane, needsChallenge, now);
  if (counted.isCounted) return counted.needsChallenge;
  const next = await issueChallenge(database, network, now);
  assertFree(counted.freeAt, now, next);
  throw new AppError('verifyCodeNeeded', {}, next);
}

function assertFree(freeAt: number, now: Date, next: Challenge | null = null): void {
  const wait = freeAt - now.getTime();
  if (wait > 0) throw new AppError('tooManyRequests', { seconds: Math.ceil(wait / 1000) }, next);
}

async function assertSolved(
  database: Database,
  credentials: Credentials,
  network: string,
  now: Date,
): Promise<void> {
  if (credentials.captchaCode === '' && credentials.captchaProof === '') {
    throw new AppError('verifyCodeNeeded', {}, await issueChallenge(database, network, now));
  }
  if (!(await consumeChallenge(database, { ...credentials, network }, now))) {
    throw new AppError('verifyCodeWrong', {}, await issueChallenge(database, network, now));
  }
}

async function accountNamed({ database }: AccountContext, username: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select id, password, utype, available, array(
      select ip from ${system}.sign_in s where s.manager_id = manager.id and s.ip is not null
    ) as addresses
    from manager where ${sql.raw(foldedSql('username'))} = ${foldedName(username)}`.execute(database.kysely);
  return rows[0];
}
