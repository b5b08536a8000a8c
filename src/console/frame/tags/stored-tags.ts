import type { RememberedTag, Tag } from '../../data/navigation/tags-state';
import { readTab, writeTab } from '../../data/tab-memory';

const key = (account: number) => `tags:${account}`;

/** The account's tags before this browser tab was reloaded. */
export function readTags(account: number): readonly RememberedTag[] {
  const stored = readTab(key(account));
  return Array.isArray(stored) ? stored.filter(isTag) : [];
}

export function writeTags(account: number, tags: readonly Tag[]): void {
  const kept = tags.map(
    ({ path, location, name }): RememberedTag => ({ path, search: location.search, name }),
  );
  writeTab(key(account), kept);
}

function isTag(found: unknown): found is RememberedTag {
  const { path, search, name } = (found ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof path === 'string' && typeof search === 'string' && (name === undefined || typeof name === 'string')
  );
}
