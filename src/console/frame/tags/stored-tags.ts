import type { RememberedTag, Tag } from '../../data/navigation/tags-state';

const key = (account: number) => `tags:${account}`;

/** The account's tags before this browser tab was reloaded. */
export function readTags(account: number): readonly RememberedTag[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key(account)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTag) : [];
  } catch {
    return [];
  }
}

export function writeTags(account: number, tags: readonly Tag[]): void {
  const kept: RememberedTag[] = tags.map(({ path, location, name }) => ({
    path,
    search: location.search,
    name,
  }));
  try {
    sessionStorage.setItem(key(account), JSON.stringify(kept));
  } catch {
    // Without storage a reload starts with one tag.
  }
}

function isTag(found: unknown): found is RememberedTag {
  const { path, search, name } = (found ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof path === 'string' && typeof search === 'string' && (name === undefined || typeof name === 'string')
  );
}
