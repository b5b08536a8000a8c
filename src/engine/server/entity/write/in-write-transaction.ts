import { inTransaction, type Transaction } from '../../database/transaction';
import type { WriteRequest } from '../context';
import { translated } from './database-error';

/** Runs `work` in a transaction, translates database errors, and calls the hook `afterWrite` after the commit. */
export async function inWriteTransaction<T>(
  write: WriteRequest,
  action: string,
  ids: readonly number[],
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { context, entity, actor } = write;
  const deleting = action === 'delete' ? { actor, ids } : undefined;
  const done = await translated(context, entity, () => inTransaction(context.database, work), deleting);
  await context.hooks[entity.name]?.afterWrite?.(ids, action);
  return done;
}
