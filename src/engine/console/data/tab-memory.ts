const owner = 'account';

/** Keys of unsaved forms and of list states. */
const kept = /^(draft|list):/;

/** A value stored for this tab across reloads; null if there is none, or no storage. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null removes the value. Without storage nothing is stored. */
export function writeTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A failure is harmless: the stored values are only a convenience.
  }
}

/** Removes what another account has stored in this tab; the same account keeps its own. */
export function claimTab(account: number): void {
  if (readTab(owner) !== account) forgetTab();
  writeTab(owner, account);
}

export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (kept.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
