import type { ListData } from '../contract/envelope';
import type { ListQuery } from './list-query';

/** Maximum number of rows to skip to reach a page, from either end of a list. */
export const pageReach = 100_000;

export interface PagePath {
  /** The nearer end of the list; the last end is known only where the total is exact. */
  readonly from: 'first' | 'last';
  /** Rows between that end and the page. */
  readonly skipped: number;
}

/** Undefined where the page is too far from both ends. */
export function pagePath(
  { start, end }: Pick<ListQuery, 'start' | 'end'>,
  { total, totalIs }: Pick<ListData, 'total' | 'totalIs'>,
): PagePath | undefined {
  const after = totalIs === 'exact' ? Math.max(0, total - end) : Number.POSITIVE_INFINITY;
  const path: PagePath = after < start ? { from: 'last', skipped: after } : { from: 'first', skipped: start };
  return path.skipped > pageReach ? undefined : path;
}
