import type { Principal } from '../../../../entity/access/principal';
import type { Entity } from '../../../../entity/model/entity';
import { inTransaction } from '../../../database/transaction';
import type { IdempotencyKey } from '../../../http/idempotency-key';
import { invalid } from '../../../http/invalid';
import type { ServerContext } from '../../context';
import { translated } from '../database-error';
import { keepAnswer } from '../idempotency';
import { readTable } from './csv-table';
import { insertRows } from './insert-rows';
import { issueLimit, readRows } from './read-rows';

export interface ImportOptions {
  /** Everything is tried, nothing is stored. */
  readonly dryRun: boolean;
  readonly key: IdempotencyKey | undefined;
}

/** Takes back the transaction of a dry run that found nothing wrong. */
class TriedOut extends Error {}

/** Stores a record for each line of the CSV, or none: a 422 names the lines at fault. */
export async function importRecords(
  context: ServerContext,
  entity: Entity,
  actor: Principal,
  text: string,
  { dryRun, key }: ImportOptions,
): Promise<{ count: number }> {
  const rows = await readRows(context, entity, actor, readTable(text));
  const answer = { count: rows.length };
  let ids: readonly number[] = [];
  const store = () =>
    inTransaction(context.database, async (transaction) => {
      const inserted = await insertRows({ transaction, context, entity, actor }, rows);
      if (inserted.issues.length > 0) throw invalid(inserted.issues.slice(0, issueLimit));
      if (dryRun) throw new TriedOut();
      if (key) await keepAnswer(transaction, actor, key, answer);
      ids = inserted.ids;
    });
  try {
    await translated(context, entity, store);
  } catch (error) {
    if (error instanceof TriedOut) return answer;
    throw error;
  }
  await context.hooks[entity.name]?.afterWrite?.(ids, 'create');
  return answer;
}
