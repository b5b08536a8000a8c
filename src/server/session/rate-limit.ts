import { AppError } from '../../entity/app-error';

const keysLimit = 10_000;

interface Window {
  count: number;
  readonly endsAt: number;
}

/** At most `limit` events of one key in each window of `windowMs` that begins with the first of them. */
export class RateLimit {
  readonly #windows = new Map<string, Window>();

  constructor(
    readonly limit: number,
    readonly windowMs: number,
  ) {}

  /** Counts one event; throws `tooManyRequests`, with the seconds to wait, when it is one too many. */
  assertFree(key: string, now: Date): void {
    const seconds = this.take(key, now.getTime());
    if (seconds > 0) throw new AppError('tooManyRequests', { seconds });
  }

  /** Counts one event; answers the seconds to wait when it is one too many, else 0. */
  take(key: string, now: number): number {
    const window = this.#current(key, now);
    window.count += 1;
    return window.count > this.limit ? Math.ceil((window.endsAt - now) / 1000) : 0;
  }

  #current(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    const fresh = { count: 0, endsAt: now + this.windowMs };
    // Deleted first, so that the map stays in order of `endsAt` and its oldest are its first.
    this.#windows.delete(key);
    this.#windows.set(key, fresh);
    for (const [oldest, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size <= keysLimit) break;
      this.#windows.delete(oldest);
    }
    return fresh;
  }
}
