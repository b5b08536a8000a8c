import { createStore } from '../kit/store';

/** Whether the token is no longer good. */
export const expiry = createStore(false);

/** May be called by every call that finds out. */
export function announceExpiry(): void {
  expiry.set(true);
}
