import type { EarlyRows } from '../data/list/rows-query';
import { requestSession } from '../data/session-request';

let rows: Promise<EarlyRows | undefined> = Promise.resolve(undefined);

/** Requests the session, and the data of the page at this address, while the console's code is still loading. */
export function askAhead(token: string, address: string): void {
  requestSession(token);
  rows = import('./look-ahead').then(({ lookAhead }) => lookAhead(token, address)).catch(() => undefined);
}

/** Resolves to the request for the rows of the list at that address, once all these requests have been sent. */
export function earlyRows(): Promise<EarlyRows | undefined> {
  return rows;
}
