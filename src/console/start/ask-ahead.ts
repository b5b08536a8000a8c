import { requestSession } from '../data/session-request';

let asked: Promise<void> = Promise.resolve();

/** Has the session, and what the page at this address needs, under way while the console's code is not there yet. */
export function askAhead(token: string, address: string): void {
  requestSession(token);
  asked = import('./look-ahead').then(({ lookAhead }) => lookAhead(token, address)).catch(() => undefined);
}

/** Resolves when all of that has been asked for. */
export function askedAhead(): Promise<void> {
  return asked;
}
