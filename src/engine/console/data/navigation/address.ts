/** Path and query from the hash: `#/books?q=a` -> `/books?q=a`. */
export function addressOf(hash: string): string {
  const address = hash.replace(/^#/, '');
  return address.startsWith('/') ? address : '/';
}

/** Target after a sign-in: `/login?redirect=/books` -> `/books`. Always inside the console. */
export function redirectOf(address: string): string {
  const target = address.startsWith('/login')
    ? new URLSearchParams(address.split('?').slice(1).join('?')).get('redirect')
    : null;
  return target?.startsWith('/') && !target.startsWith('//') && !/^\/login\b/.test(target) ? target : '/';
}

/** Replaces the address by that of the sign-in, with `wanted` as its redirect. */
export function toSignIn(wanted: string): void {
  if (/^\/login\b/.test(wanted)) return;
  const query = wanted === '/' ? '' : `?redirect=${encodeURIComponent(wanted)}`;
  replaceAddress(`/login${query}`);
}

export function replaceAddress(address: string): void {
  history.replaceState(null, '', `#${address}`);
}
