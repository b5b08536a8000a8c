const listeners = new Set<() => void>();
let expired = false;

/** Says that the token is no longer good; asked once however many calls find out. */
export function announceExpiry(): void {
  expired = true;
  for (const listener of listeners) listener();
}

export function hasExpired(): boolean {
  return expired;
}

export function onExpiry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
