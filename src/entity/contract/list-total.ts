import type { ListData } from './envelope';

/** How many records a list has for the caller, and whether the caller may add one. */
export interface ListTotal extends Pick<ListData, 'total' | 'totalIs'> {
  readonly mayCreate: boolean;
}

/** Most lists that one `GET /totals` names. */
export const totalsLimit = 1000;
