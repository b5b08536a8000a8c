import { keepReason } from '../sign-in-reason';

/** Given when the console is about to go: what the server says about the end of the session is no news any more. */
export const leaving = new AbortController();

/** Opens the console anew: the token decides whether it comes back, or the sign-in page that says why not. */
export function startOver(reason: string): void {
  leaving.abort();
  keepReason(reason);
  location.reload();
}
