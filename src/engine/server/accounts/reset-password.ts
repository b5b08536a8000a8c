import { randomInt } from 'node:crypto';
import { canWrite } from '../../schema/access/access';
import type { Actor } from '../../schema/access/actor';
import { AppError } from '../../schema/contract/app-error';
import { entityNamed } from '../../schema/declaration/model';
import { fieldNamed } from '../../schema/model/entity';
import type { AccountNames } from '../../schema/write/new-password';
import { inTransaction, type Transaction } from '../database/transaction';
import { changeRecords } from '../entity/write/change-records';
import { hashPassword } from '../entity/write/password';
import { invalid } from '../http/invalid';
import type { AccountContext } from './account-context';
import { chosenPasswordIssues, namesOfAccounts } from './new-password';

/**
 * Sets a new password for an account, ends its sessions and returns the password, which cannot be read later; the
 * account must replace it after signing in. Without `entered` the password is generated. `keep` receives it inside the
 * transaction. Throws as an update of the account would.
 */
export async function resetPassword(
  context: AccountContext,
  actor: Actor,
  id: number,
  entered: string | undefined,
  keep: (transaction: Transaction, password: string) => Promise<void>,
): Promise<string> {
  const entity = entityNamed(context.model, 'manager');
  if (!canWrite(actor, fieldNamed(entity, 'password'))) {
    throw new AppError('fieldForbidden', { field: 'password' });
  }
  const [names = {}] = await namesOfAccounts(context.database.kysely, [id]);
  const password = entered === undefined ? generatedPassword() : enteredPassword(entered, names);
  const wanted = new Map([[id, { password: await hashPassword(password), must_change: true }]]);
  const intent = { name: 'update', transition: undefined, wanted, versions: new Map() };
  await inTransaction(context.database, async (transaction) => {
    await changeRecords(transaction, { context, entity, actor }, [id], intent);
    await keep(transaction, password);
  });
  context.sessions.invalidate([id]);
  return password;
}

function enteredPassword(password: string, names: AccountNames): string {
  const issues = chosenPasswordIssues('password', password, names);
  if (issues.length > 0) throw invalid(issues);
  return password;
}

/** Letters and digits that are not confused with each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Generates a password of about 81 bits: `xxxx-xxxx-xxxx-xx`. */
function generatedPassword(): string {
  const letters = Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}
