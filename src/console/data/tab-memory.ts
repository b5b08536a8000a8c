const owner = 'account';

/** What a tab keeps of somebody's work: forms that were not saved, and how lists were looked at. */
const kept = /^(draft|list):/;

/** What this tab has kept under a key, over a reload; null where there is nothing, or no storage. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Null forgets. Without storage nothing is kept. */
export function writeTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What would have been kept is a convenience.
  }
}

/** Forgets what another account has left in this tab; the same account finds its own. */
export function claimTab(account: number): void {
  if (readTab(owner) !== account) forgetTab();
  writeTab(owner, account);
}

export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (kept.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was left.
  }
}
