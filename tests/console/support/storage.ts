/** What the browser says when another tab has changed what is stored; the console believes what it knows until then. */
export function tellOfStorage(): void {
  dispatchEvent(new StorageEvent('storage', { key: null }));
}
