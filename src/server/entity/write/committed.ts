import { inTransaction, type Transaction } from '../../database/transaction';
import type { Writing } from '../context';
import { translated } from './database-error';

/** Does the work on these records in one transaction, and what follows of it for the entity after the commit. */
export async function committed<T>(
  writing: Writing,
  action: string,
  ids: readonly number[],
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { context, entity, actor } = writing;
  const deleting = action === 'delete' ? { actor, ids } : undefined;
  const done = await translated(context, entity, () => inTransaction(context.database, work), deleting);
  await context.hooks[entity.name]?.afterWrite?.(ids, action);
  return done;
}
