/** Path and query inside the hash: `#/stores?q=a` -> `/stores?q=a`. */
export function addressOf(hash: string): string {
  const address = hash.replace(/^#/, '');
  return address.startsWith('/') ? address : '/';
}

/** Where a sign-in leads: `/login?redirect=/stores` -> `/stores`. Never out of the console. */
export function redirectOf(address: string): string {
  const target = address.startsWith('/login')
    ? new URLSearchParams(address.split('?').slice(1).join('?')).get('redirect')
    : null;
  return target?.startsWith('/') && !target.startsWith('//') && !/^\/login\b/.test(target) ? target : '/';
}

/** Shows the sign-in address for somebody who wanted another one. */
export function toSignIn(wanted: string): void {
  if (/^\/login\b/.test(wanted)) return;
  const query = wanted === '/' ? '' : `?redirect=${encodeURIComponent(wanted)}`;
  replaceAddress(`/login${query}`);
}

export function replaceAddress(address: string): void {
  history.replaceState(null, '', `#${address}`);
}
