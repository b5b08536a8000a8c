import { inTransaction } from '../../../database/transaction';
import { invalid } from '../../../http/invalid';
import type { Writing } from '../../context';
import { translated } from '../database-error';
import { keepAnswer } from '../idempotency';
import { readTable } from './csv-table';
import { insertRows } from './insert-rows';
import { issueLimit, readRows } from './read-rows';

/** Takes back the transaction of a dry run that found nothing wrong. */
class TriedOut extends Error {}

/**
 * Stores a record for each line of the CSV, or none: a 422 names the lines at fault. In a dry run everything is tried,
 * and nothing is stored.
 */
export async function importRecords(
  writing: Writing,
  text: string,
  dryRun: boolean,
): Promise<{ count: number }> {
  const { context, entity, actor, key } = writing;
  const rows = await readRows(writing, readTable(text));
  const answer = { count: rows.length };
  const store = () =>
    inTransaction(context.database, async (transaction) => {
      const { ids, issues } = await insertRows(writing, transaction, rows);
      if (issues.length > 0) throw invalid(issues.slice(0, issueLimit));
      if (dryRun) throw new TriedOut();
      if (key) await keepAnswer(transaction, actor, key, answer);
      return ids;
    });
  try {
    const ids = await translated(context, entity, store);
    await context.hooks[entity.name]?.afterWrite?.(ids, 'create');
  } catch (error) {
    if (!(error instanceof TriedOut)) throw error;
  }
  return answer;
}
