import { createStore } from '../kit/store';

/** Whether the token has expired. */
export const expiry = createStore(false);

/** May be called more than once: every request that gets the error calls it. */
export function announceExpiry(): void {
  expiry.set(true);
}
