/** Keys of `localStorage`. Other tools of this product use the same names. */
export type StoredKey =
  | 'accessToken'
  | 'activeTopMenuPath'
  | 'device'
  | 'fixedHeader'
  | 'language'
  | 'layout'
  | 'recentChoices'
  | 'showSettings'
  | 'sidebarLogo'
  | 'sidebarStatus'
  | 'size'
  | 'tagsView'
  | 'theme'
  | 'themeColor'
  | 'userType'
  | 'watermarkContent'
  | 'watermarkEnabled';

/** Fallback where the browser forbids storage; lives as long as the page. */
const memory = new Map<StoredKey, string>();

export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Null removes the key. */
export function writeStored(key: StoredKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
}

/** The stored value if it is allowed, else the fallback. */
export function readChoice<T extends string>(key: StoredKey, allowed: readonly T[], fallback: T): T {
  const stored = readStored(key);
  return allowed.find((choice) => choice === stored) ?? fallback;
}

/** The session's token; null when signed out. A value that is not valid in an HTTP header counts as none. */
export function storedToken(): string | null {
  const token = readStored('accessToken');
  return token !== null && /^[\x21-\x7e]+( [\x21-\x7e]+)?$/.test(token) ? token : null;
}
