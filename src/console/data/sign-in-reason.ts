const key = 'signInReason';

/** Keeps across a reload why somebody who was signed in may meet the sign-in page: another tab may have taken the token by then. */
export function keepReason(reason: string): void {
  try {
    sessionStorage.setItem(key, reason);
  } catch {
    // Without storage the page says nothing.
  }
}

/** What was kept by this tab, once. */
export function takeReason(): string | null {
  try {
    const reason = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return reason;
  } catch {
    return null;
  }
}
