import type { ListData } from '../../../entity/contract/envelope';

/** A page of a list, as far as it tells what is new on another answer to the same call. */
export interface ListedPage extends Pick<ListData, 'total' | 'totalIs'> {
  readonly ids: readonly number[];
  /** Whether it is the first one. */
  readonly isFirst: boolean;
}

/**
 * How many rows have joined the list since `shown` was answered, as far as its page and the totals tell. A row that
 * only moved up from the next page, into the place of one that left, is none of them.
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
