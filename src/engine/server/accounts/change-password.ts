import { sql } from 'kysely';
import type { Actor } from '../../schema/access/actor';
import type { AppError } from '../../schema/contract/app-error';
import { entityNamed } from '../../schema/declaration/model';
import type { AccountNames } from '../../schema/write/new-password';
import { run } from '../database/statement';
import { inTransaction } from '../database/transaction';
import { changeStatement } from '../entity/write/change-statement';
import type { Changes } from '../entity/write/history-entry';
import { hashPassword, verifyPassword } from '../entity/write/password';
import { lockRows, versionOf } from '../entity/write/stored-rows';
import { invalid, issueOf } from '../http/invalid';
import type { AccountContext } from './account-context';
import { presentPasswordIssues } from './credentials';
import { chosenPasswordIssues, namesOfAccounts } from './new-password';
import { endSessions } from './session-list';
import { tokenHash, tokenOf } from './token';

/** Sets a new password for the actor and ends its other sessions. Throws a 422 when the old password is wrong. */
export async function changePassword(
  context: AccountContext,
  actor: Actor,
  authorization: string | undefined,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [names = {}] = await namesOfAccounts(context.database.kysely, [actor.id]);
  const { oldPassword, newPassword } = passwordsOf(input, names);
  const stored = await storedPassword(context, actor);
  if (!(await verifyPassword(stored, oldPassword))) throw wrongPassword();
  const values = { password: await hashPassword(newPassword), must_change: false };
  const entity = entityNamed(context.model, 'manager');
  await inTransaction(context.database, async (transaction) => {
    // Compares again: another change may have happened in between.
    const [current = {}] = await lockRows(transaction, entity, [actor.id], { kind: 'all' });
    if (current.password !== stored) throw wrongPassword();
    const changes: Changes = {
      password: [null, null],
      ...(current.must_change === true && { must_change: [true, false] }),
    };
    const entry = { record_id: actor.id, version: versionOf(current) + 1, changes };
    await run(transaction, changeStatement(entity, actor, 'update', values, [entry]));
    await endSessions(transaction, actor.id, tokenHash(tokenOf(authorization) ?? ''));
  });
  context.sessions.invalidate([actor.id]);
}

function passwordsOf(
  input: Readonly<Record<string, unknown>>,
  names: AccountNames,
): { oldPassword: string; newPassword: string } {
  const text = (name: string) => (typeof input[name] === 'string' ? input[name] : '');
  const [oldPassword, newPassword] = [text('oldPassword'), text('newPassword')];
  const issues = [
    ...presentPasswordIssues('oldPassword', oldPassword),
    ...chosenPasswordIssues('newPassword', newPassword, names),
  ];
  if (issues.length === 0 && newPassword === oldPassword) issues.push(issueOf('newPassword', 'samePassword'));
  if (issues.length > 0) throw invalid(issues);
  return { oldPassword, newPassword };
}

async function storedPassword({ database }: AccountContext, actor: Actor): Promise<string> {
  const { rows } = await sql<{ password: string | null }>`
    select password from manager where id = ${actor.id}`.execute(database.kysely);
  return rows[0]?.password ?? '';
}

function wrongPassword(): AppError {
  return invalid([issueOf('oldPassword', 'wrongPassword')]);
}
