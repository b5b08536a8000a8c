import { outageOf } from './error-kind';

/** The servers of one database; one at a time accepts writes. */
export class Hosts {
  #at = 0;

  constructor(private readonly urls: readonly string[]) {}

  /**
   * Tries the current server, then the others in turn; the one that works becomes current. If none works, throws the
   * last error, whose message then contains those of all servers. A server without a free connection works, and its
   * error is thrown at once.
   */
  async use<T>(attempt: (url: string) => Promise<T>): Promise<T> {
    const failures: Error[] = [];
    for (const _ of this.urls) {
      const at = this.#at;
      try {
        return await attempt(this.urls[at] ?? '');
      } catch (error) {
        if (outageOf(error) === 'busy') throw error;
        failures.push(error as Error);
        // Another call may have switched to the next server meanwhile.
        if (this.#at === at) this.#at = (at + 1) % this.urls.length;
      }
    }
    const last = failures.at(-1);
    if (last && failures.length > 1) last.message = failures.map(reasonOf).join('; ');
    throw last;
  }
}

/** A name with several addresses fails with one error per address, and without a message of its own. */
export function reasonOf(error: Error): string {
  return error instanceof AggregateError ? error.errors.map(reasonOf).join('; ') : error.message;
}

/**
 * One address per server in the URL, in its order, or undefined if it is not a URL of PostgreSQL:
 * `postgres://me@one,two:5433/shop` -> `postgres://me@one/shop` and `postgres://me@two:5433/shop`. Drops
 * `target_session_attrs`: our server always needs one that accepts writes.
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
