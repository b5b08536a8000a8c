import { sql } from 'kysely';
import { AppError } from '../../entity/contract/app-error';
import type { Database } from '../database/database';
import { foldedSql } from '../database/folded-sql';
import type { ServerContext } from '../entity/context';
import { hashPassword, verifyPassword } from '../entity/write/password';
import { addNotice } from '../notices/add-notices';
import type { Credentials } from './credentials';
import { addFailure, foldedName, forgive, needsVerifyCode } from './login-failures';
import type { Origin } from './sessions';
import { newPlace } from './sign-in-place';
import { noteSignIn } from './sign-ins';
import { issueVerifyCode, takeVerifyCode } from './verify-codes';

interface Account {
  readonly id: number;
  readonly password: string | null;
  readonly utype: string;
  readonly available: boolean;
}

/** Verified where there is no account, so that a wrong name takes as long as a wrong password. */
const nobodysHash = hashPassword('nobody');

/**
 * Opens a session and answers its token. Whatever is wrong, name, password, kind of account or a disabled
 * account, the error is the same `wrongLogin`; after some of them `verifyCodeNeeded` or `verifyCodeWrong`,
 * with the next code to solve.
 */
export async function login(context: ServerContext, given: Credentials, origin: Origin): Promise<string> {
  const { database } = context;
  const now = context.now();
  const attempt = { username: given.username, ip: origin.ip };
  if (await needsVerifyCode(database, attempt, now)) await assertVerifyCode(database, given, now);

  const account = await accountNamed(context, given.username);
  const isPassword = await verifyPassword(account?.password ?? (await nobodysHash), given.password);
  if (!account?.password || !isPassword || !account.available || account.utype !== given.utype) {
    await addFailure(database, attempt, now);
    const needsCode = await needsVerifyCode(database, attempt, now);
    throw new AppError('wrongLogin', {}, needsCode ? await issueVerifyCode(database, now) : null);
  }
  await forgive(database, attempt);
  const place = await newPlace(database, account.id, origin.ip);
  await noteSignIn(database, account.id, origin, now);
  const token = await context.sessions.open(account.id, origin);
  if (place !== undefined) {
    await addNotice(database.kysely, account.id, 'signIn', { from: place });
    context.events.publish({ type: 'message' }, [account.id]);
  }
  return token;
}

async function assertVerifyCode(database: Database, given: Credentials, now: Date): Promise<void> {
  if (given.captchaCode === '') {
    throw new AppError('verifyCodeNeeded', {}, await issueVerifyCode(database, now));
  }
  if (!(await takeVerifyCode(database, given.captchaKey, given.captchaCode, now))) {
    throw new AppError('verifyCodeWrong', {}, await issueVerifyCode(database, now));
  }
}

async function accountNamed({ database }: ServerContext, username: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select id, password, utype, available from manager
    where ${sql.raw(foldedSql('username'))} = ${foldedName(username)}`.execute(database.kysely);
  return rows[0];
}
