/** The servers of one database, of which one at a time takes writes. */
export class Hosts {
  #at = 0;

  constructor(private readonly urls: readonly string[]) {}

  /** Tries the server in use, then the others in turn; the one that works stays in use. Throws what the last one says. */
  async use<T>(attempt: (url: string) => Promise<T>): Promise<T> {
    const failures: Error[] = [];
    for (const _ of this.urls) {
      const at = this.#at;
      try {
        return await attempt(this.urls[at] ?? '');
      } catch (error) {
        failures.push(error as Error);
        // Another call may have gone on to the next one meanwhile.
        if (this.#at === at) this.#at = (at + 1) % this.urls.length;
      }
    }
    const [last, ...others] = failures.reverse();
    if (last && others.length > 0) last.message = failures.map(reasonOf).join('; ');
    throw last;
  }
}

/** A name that stands for several addresses fails with one error for each of them, and no message of its own. */
export function reasonOf(error: Error): string {
  return error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : error.message;
}

/**
 * An address for each server that the URL names, in its order, or undefined for what is no URL of PostgreSQL:
 * `postgres://me@one,two:5433/shop` -> `postgres://me@one/shop` and `postgres://me@two:5433/shop`. What is asked of
 * the session (`target_session_attrs`) is left out: a server of this product needs one that takes writes.
 */
export function addressesOf(databaseUrl: string): readonly string[] | undefined {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(databaseUrl);
  if (!parts) return undefined;
  const [, before = '', hosts = '', after = ''] = parts;
  const urls = hosts.split(',').map((host) => `${before}${host}${after}`);
  if (!urls.every((url) => URL.canParse(url))) return undefined;
  return urls.map((text) => {
    const url = new URL(text);
    if (!url.searchParams.has('target_session_attrs')) return text;
    url.searchParams.delete('target_session_attrs');
    return url.href;
  });
}
