import { AppError } from '../../../../schema/contract/app-error';
import { badValue } from '../../../../schema/contract/bad-value';
import type { Issue } from '../../../../schema/contract/issue';
import { inTransaction } from '../../../database/transaction';
import type { WriteRequest } from '../../context';
import { translated } from '../database-error';
import { keepAnswer } from '../idempotency';
import { readTable } from './csv-table';
import { insertRows, issueLimit } from './insert-rows';
import { inLine } from './read-row';
import { readRows } from './read-rows';

/** Thrown to roll back the transaction of a successful dry run. */
class TriedOut extends Error {}

/**
 * Stores a record for each line of the CSV, or none: a 422 names the lines at fault. A dry run inserts everything and
 * rolls back. If some lines are at fault, the others are tried the same way, so that one response has all issues.
 */
export async function importRecords(
  write: WriteRequest,
  text: string,
  dryRun: boolean,
): Promise<{ count: number }> {
  const { context, entity, actor, key } = write;
  const rows = await readRows(write, readTable(text));
  const found = rows.flatMap(({ number, issues }) => inLine(number, issues));
  const sound = rows.filter(({ issues }) => issues.length === 0);
  const answer = { count: rows.length };
  const store = () =>
    inTransaction(context.database, async (transaction) => {
      const { ids, issues } = await insertRows(write, transaction, sound);
      if (found.length + issues.length > 0) throw refused([...found, ...issues]);
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

/** The first issues in line order, and the number of the others. */
function refused(issues: readonly Issue[]): AppError {
  const lineOf = ({ field }: Issue) => Number(field.split('.')[1]);
  const named = issues.toSorted((a, b) => lineOf(a) - lineOf(b)).slice(0, issueLimit);
  const more = issues.length - named.length;
  return new AppError('invalid', more > 0 ? { more } : {}, { issues: named });
}

export function isDryRun(text: unknown): boolean {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  throw badValue('dryRun', text);
}
