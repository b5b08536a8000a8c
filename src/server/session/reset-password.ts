import { canWrite } from '../../entity/access';
import type { Actor } from '../../entity/actor';
import { AppError } from '../../entity/app-error';
import { fieldNamed } from '../../entity/entity';
import { entityNamed } from '../../entity/model';
import type { ServerContext } from '../context';
import { hashPassword } from '../password';
import { changeRecords } from '../write/change-records';
import { invalid } from '../write/invalid';
import { inTransaction, type Transaction } from '../write/transaction';
import { passwordIssues } from './credentials';
import { givenPassword } from './given-password';

/**
 * Gives an account a new password, ends its sessions and answers the password, which cannot be read again;
 * the account must choose its own with it. Without `given` one is made up. `keep` is told of it in the
 * transaction. Throws as an update of the account would.
 */
export async function resetPassword(
  context: ServerContext,
  actor: Actor,
  id: number,
  given: string | undefined,
  keep: (transaction: Transaction, password: string) => Promise<void>,
): Promise<string> {
  const entity = entityNamed(context.model, 'manager');
  if (!canWrite(actor, fieldNamed(entity, 'password'))) {
    throw new AppError('fieldForbidden', { field: 'password' });
  }
  const password = given === undefined ? givenPassword() : enteredPassword(given);
  const wanted = { password: await hashPassword(password), must_change: true };
  const intent = { name: 'update', transition: undefined, wanted, versions: new Map() };
  await inTransaction(context.database, async (transaction) => {
    await changeRecords(transaction, context, entity, actor, [id], intent);
    await keep(transaction, password);
  });
  context.sessions.invalidate([id]);
  return password;
}

function enteredPassword(password: string): string {
  const issues = passwordIssues('password', password);
  if (issues.length > 0) throw invalid(issues);
  return password;
}
