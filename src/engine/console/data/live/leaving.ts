import { storedToken } from '../../kit/settings/storage';
import { readTab, writeTab } from '../tab-memory';

/** Aborted when the console is about to reload: from then on, messages about the end of the session are ignored. */
export const leaving = new AbortController();

/** Reloads the page. With a valid token the console starts again, otherwise the sign-in page shows the reason. */
export function startOver(reason: string): void {
  leaving.abort();
  keepReason(reason);
  location.reload();
}

const reasonKey = 'signInReason';

/** Stores the reason for this tab, so that the sign-in page shows it after the reload. */
export function keepReason(reason: string): void {
  writeTab(reasonKey, reason);
}

/** Returns the stored reason and removes it. */
export function takeReason(): string | null {
  const reason = readTab(reasonKey);
  writeTab(reasonKey, null);
  return typeof reason === 'string' ? reason : null;
}

/** Makes the browser ask before the tab is closed or reloaded. Returns the function that ends this. */
export function keepWindow(): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    // Without a session nothing can be saved here; the draft is offered again after the next sign-in.
    if (storedToken() !== null && !leaving.signal.aborted) event.preventDefault();
  };
  addEventListener('beforeunload', onBeforeUnload);
  return () => removeEventListener('beforeunload', onBeforeUnload);
}
