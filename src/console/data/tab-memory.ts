const owner = 'account';

/** What a tab keeps of somebody's work: forms that were not saved, and how lists were looked at. */
const kept = /^(draft|list):/;

/** Forgets what somebody else has left in this tab; the same account finds it again. */
export function claimTab(account: number): void {
  try {
    if (sessionStorage.getItem(owner) !== String(account)) forgetTab();
    sessionStorage.setItem(owner, String(account));
  } catch {
    // Without storage nothing was left.
  }
}

/** Forgets what was left in this tab. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (kept.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was left.
  }
}
