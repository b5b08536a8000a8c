import { storedToken } from '../../kit/settings/storage';
import { readTab, writeTab } from '../tab-memory';

/** Given when the console is about to go: what the server says about the end of the session is no news any more. */
export const leaving = new AbortController();

/** Reloads the console: the token decides whether it comes back, or the sign-in page that says why not. */
export function startOver(reason: string): void {
  leaving.abort();
  keepReason(reason);
  location.reload();
}

const reasonKey = 'signInReason';

/** Keeps across a reload why the sign-in page may be shown: another tab may have taken the token by then. */
export function keepReason(reason: string): void {
  writeTab(reasonKey, reason);
}

/** The reason that this tab has kept, once. */
export function takeReason(): string | null {
  const reason = readTab(reasonKey);
  writeTab(reasonKey, null);
  return typeof reason === 'string' ? reason : null;
}

/** Has the browser ask before its tab is closed or reloaded, until the answer is called. */
export function keepWindow(): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    // Without a session nothing here can be saved; the draft is offered again after the next sign-in.
    if (storedToken() !== null && !leaving.signal.aborted) event.preventDefault();
  };
  addEventListener('beforeunload', onBeforeUnload);
  return () => removeEventListener('beforeunload', onBeforeUnload);
}
