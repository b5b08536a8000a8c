/**
 * Dispatches the event with which browsers report changes of another tab; until then the console uses its
 * cache.
 */
export function tellOfStorage(): void {
  dispatchEvent(new StorageEvent('storage', { key: null }));
}
