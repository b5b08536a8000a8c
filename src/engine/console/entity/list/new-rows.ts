import type { ListData } from '../../../schema/contract/envelope';

/** A page of a list: what is needed to find new rows in a later answer for the same URL. */
export interface ListedPage extends Pick<ListData, 'total' | 'totalIs'> {
  readonly ids: readonly number[];
  readonly isFirst: boolean;
}

/**
 * Number of rows added to the list since `shown` was loaded, as far as page and totals reveal it. A row that moved up
 * from the next page to replace a removed one does not count.
 */
export function countNewRows(shown: ListedPage, now: Omit<ListedPage, 'isFirst'>): number {
  const isCounted = shown.totalIs === 'exact' && now.totalIs === 'exact';
  const grown = isCounted ? now.total - shown.total : 0;
  return Math.max(0, grown, shown.isFirst ? entered(shown, now.ids) : 0);
}

function entered({ ids, total }: ListedPage, now: readonly number[]): number {
  const known = new Set(ids);
  const isNew = (id: number) => !known.has(id);
  const last = now.findLastIndex((id) => known.has(id));
  const hasNext = total > ids.length;
  return now.filter((id, at) => isNew(id) && (at < last || !hasNext || last < 0)).length;
}
