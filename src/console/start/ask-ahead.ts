import { requestSession } from '../data/session-request';

let asked: Promise<void> = Promise.resolve();

/** Requests the session, and the data of the page at this address, while the console's code is still loading. */
export function askAhead(token: string, address: string): void {
  requestSession(token);
  asked = import('./look-ahead').then(({ lookAhead }) => lookAhead(token, address)).catch(() => undefined);
}

/** Resolves once all these requests have been sent. */
export function askedAhead(): Promise<void> {
  return asked;
}
