import { sql } from 'kysely';
import { AppError } from '../../entity/contract/app-error';
import type { AppContext } from '../context';
import type { Database } from '../database/database';
import { foldedSql } from '../database/folded-sql';
import { hashPassword, verifyPassword } from '../entity/write/password';
import { addNotice } from '../notices/add-notices';
import { issueChallenge, takeChallenge } from './challenges';
import type { Credentials } from './credentials';
import {
  barrierOf,
  countAttempt,
  foldedName,
  forgetAttempts,
  forgive,
  type Lane,
  laneOf,
} from './login-attempts';
import type { Origin } from './sessions';
import { newPlace } from './sign-in-place';
import { noteSignIn } from './sign-ins';

interface Account {
  readonly id: number;
  readonly password: string | null;
  readonly utype: string;
  readonly available: boolean;
  readonly isKnownAddress: boolean;
}

/** Verified where there is no account, so that a wrong name takes as long as a wrong password. */
const nobodysHash = hashPassword('nobody');

/**
 * Opens a session and answers its token. Whatever is wrong, name, password, kind of account or a disabled
 * account, the error is the same `wrongLogin`. After some failures the next attempt has to wait, which is
 * `tooManyRequests`, and to solve a challenge: `verifyCodeNeeded` or `verifyCodeWrong`, with the next one.
 */
export async function signIn(context: AppContext, given: Credentials, origin: Origin): Promise<string> {
  const { database } = context;
  const now = context.now();
  const account = await accountNamed(context, given.username, origin.ip);
  const lane = laneOf(given.username, origin.ip, account?.isKnownAddress ?? false);
  const needsNext = await admitted(database, lane, given, origin, now);

  const isPassword = await verifyPassword(account?.password ?? (await nobodysHash), given.password);
  if (!account?.password || !isPassword || !account.available || account.utype !== given.utype) {
    throw new AppError('wrongLogin', {}, needsNext ? await issueChallenge(database, origin.ip, now) : null);
  }
  await forgive(database, lane, now);
  await forgetAttempts(database, now);
  const place = await newPlace(database, account.id, origin.ip);
  await noteSignIn(database, account.id, origin, now);
  const token = await context.sessions.open(account.id, origin);
  if (place !== undefined) {
    await addNotice(database.kysely, account.id, 'signIn', { from: place });
    context.events.publish({ type: 'message' }, [account.id]);
  }
  return token;
}

/** Throws unless the attempt may be judged now. Answers whether the next one, should this fail, needs a challenge. */
async function admitted(
  database: Database,
  lane: Lane,
  given: Credentials,
  { ip }: Origin,
  now: Date,
): Promise<boolean> {
  const { needsChallenge, freeAt } = await barrierOf(database, lane, now);
  // Before a solution is used up.
  assertFree(freeAt, now);
  if (needsChallenge) await assertSolved(database, given, ip, now);
  const counted = await countAttempt(database, lane, needsChallenge, now);
  if (counted.isCounted) return counted.needsChallenge;
  assertFree(counted.freeAt, now);
  throw new AppError('verifyCodeNeeded', {}, await issueChallenge(database, ip, now));
}

function assertFree(freeAt: number, now: Date): void {
  const wait = freeAt - now.getTime();
  if (wait > 0) throw new AppError('tooManyRequests', { seconds: Math.ceil(wait / 1000) });
}

async function assertSolved(database: Database, given: Credentials, ip: string, now: Date): Promise<void> {
  if (given.captchaCode === '' && given.captchaProof === '') {
    throw new AppError('verifyCodeNeeded', {}, await issueChallenge(database, ip, now));
  }
  if (!(await takeChallenge(database, { ...given, ip }, now))) {
    throw new AppError('verifyCodeWrong', {}, await issueChallenge(database, ip, now));
  }
}

/** The account, and whether it is known to sign in from this address. */
async function accountNamed(
  { database }: AppContext,
  username: string,
  ip: string,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select id, password, utype, available, exists (
      select 1 from footwork.sign_in s where s.manager_id = manager.id and s.ip = ${ip}
    ) as "isKnownAddress"
    from manager where ${sql.raw(foldedSql('username'))} = ${foldedName(username)}`.execute(database.kysely);
  return rows[0];
}
