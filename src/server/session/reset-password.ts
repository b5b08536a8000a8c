import { assertCan, canWrite } from '../../entity/access';
import type { Actor } from '../../entity/actor';
import { AppError } from '../../entity/app-error';
import { fieldNamed } from '../../entity/entity';
import { entityNamed } from '../../entity/model';
import type { ServerContext } from '../context';
import { hashPassword } from '../password';
import { changeRecords } from '../write/change-records';
import { inTransaction } from '../write/transaction';
import { givenPassword } from './given-password';

/**
 * Gives an account a new password, ends its sessions and answers the password, which cannot be read again;
 * the account must choose its own with it. Throws as an update of the account would.
 */
export async function resetPassword(context: ServerContext, actor: Actor, id: number): Promise<string> {
  const entity = entityNamed(context.model, 'manager');
  assertCan(actor, 'update', entity);
  if (!canWrite(actor, fieldNamed(entity, 'password'))) {
    throw new AppError('fieldForbidden', { field: 'password' });
  }
  const password = givenPassword();
  const wanted = { password: await hashPassword(password), must_change: true };
  const intent = { name: 'update', transition: undefined, wanted, version: undefined };
  await inTransaction(context.database, (transaction) =>
    changeRecords(transaction, context, entity, actor, [id], intent),
  );
  context.sessions.invalidate([id]);
  return password;
}
