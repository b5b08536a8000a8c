import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import type { AppError } from '../../entity/contract/app-error';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { hashPassword, verifyPassword } from '../entity/write/password';
import { invalid, issueOf } from '../http/invalid';
import { passwordIssues } from './credentials';
import { endSessions } from './session-list';
import { tokenHash, tokenOf } from './token';

/** Gives the actor a new password and ends its other sessions. Throws a 422 when the old password is not right. */
export async function changePassword(
  context: AppContext,
  actor: Actor,
  authorization: string | undefined,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { oldPassword, newPassword } = passwordsOf(given);
  const stored = await storedPassword(context, actor);
  if (!(await verifyPassword(stored, oldPassword))) throw wrongPassword();
  const hash = await hashPassword(newPassword);
  const now = context.now();
  await inTransaction(context.database, async (transaction) => {
    // Compared again: another change may have come between.
    const { rows } = await sql<{ version: number }>`
      update manager set password = ${hash}, must_change = false,
        version = version + 1, update_time = ${now}, update_by = ${actor.id}
      where id = ${actor.id} and password = ${stored} returning version`.execute(transaction);
    const [changed] = rows;
    if (!changed) throw wrongPassword();
    await transaction
      .insertInto('footwork.history')
      .values({
        entity: 'manager',
        record_id: actor.id,
        version: changed.version,
        action: 'update',
        actor_id: actor.id,
        actor_name: actor.username,
        at: now,
        changes: JSON.stringify({
          password: [null, null],
          ...(actor.mustChange && { must_change: [true, false] }),
        }),
      })
      .execute();
    await endSessions(transaction, actor.id, tokenHash(tokenOf(authorization) ?? ''));
  });
  context.sessions.invalidate([actor.id]);
}

function passwordsOf(given: Readonly<Record<string, unknown>>): { oldPassword: string; newPassword: string } {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  const [oldPassword, newPassword] = [text('oldPassword'), text('newPassword')];
  const issues = [
    ...passwordIssues('oldPassword', oldPassword),
    ...passwordIssues('newPassword', newPassword),
  ];
  if (issues.length === 0 && newPassword === oldPassword) issues.push(issueOf('newPassword', 'samePassword'));
  if (issues.length > 0) throw invalid(issues);
  return { oldPassword, newPassword };
}

async function storedPassword({ database }: AppContext, actor: Actor): Promise<string> {
  const { rows } = await sql<{ password: string | null }>`
    select password from manager where id = ${actor.id}`.execute(database.kysely);
  return rows[0]?.password ?? '';
}

function wrongPassword(): AppError {
  return invalid([issueOf('oldPassword', 'wrongPassword')]);
}
