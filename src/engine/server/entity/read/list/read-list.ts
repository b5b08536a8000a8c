import { AppError } from '../../../../schema/contract/app-error';
import { pagePath, pageReach } from '../../../../schema/query/page-reach';
import { runOne } from '../../../database/statement';
import type { Connection } from '../../../database/transaction';
import { countLists } from './count-lists';
import { type ListPlan, searched } from './list-plan';
import { type FoundList, foundStatement, listStatement } from './list-statement';
import { totalOf } from './total';

/** From this offset on, the total is read first, so that the page can be read from the nearer end. */
const deepStart = 1000;

/** Throws if the page is too far from both ends of the list. */
export async function readList(connection: Connection, planned: ListPlan): Promise<FoundList> {
  const plan = await searched(connection, planned);
  const { query } = plan;
  const found =
    query.search === undefined ? undefined : await runOne<FoundList>(connection, foundStatement(plan));
  if (found && totalOf(plan, found.total).totalIs === 'exact') return found;
  if (query.start < deepStart) {
    return runOne<FoundList>(connection, listStatement(plan, { counted: found?.total }));
  }
  const [counted = 0] = found ? [found.total] : await countLists(connection, [plan]);
  const { total, totalIs } = totalOf(plan, counted);
  if (totalIs === 'exact' && query.start >= total) return { total, list: '[]' };
  const path = pagePath(query, { total, totalIs });
  if (!path) throw new AppError('pageTooDeep', { name: '_start', limit: pageReach });
  return runOne<FoundList>(connection, listStatement(plan, { counted, isFromLast: path.from === 'last' }));
}
