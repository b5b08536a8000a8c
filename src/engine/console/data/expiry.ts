import { createStore } from '../kit/store';

/** Whether the token has expired. */
export const expiry = createStore(false);

/** Safe to call more than once: every call that gets the error may do so. */
export function announceExpiry(): void {
  expiry.set(true);
}
