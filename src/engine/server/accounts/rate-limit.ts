import { sql } from 'kysely';
import { AppError } from '../../schema/contract/app-error';
import type { Database } from '../database/database';
import { system } from '../database/system-schema';
import { deleteEnded } from './delete-ended';

const keysLimit = 10_000;

interface Window {
  readonly count: number;
  readonly ends_at: string;
}

/**
 * At most `limit` events per key in each window of `windowMs`, which begins with the first event, over all servers of
 * the database. Once a key exceeds the limit, the server rejects it until the window ends, without asking the database
 * again.
 */
export class RateLimit {
  readonly #full = new Map<string, number>();

  constructor(
    readonly database: Database,
    /** Separates its keys from those of other limits. */
    readonly name: string,
    readonly limit: number,
    readonly windowMs: number,
  ) {}

  /** Counts one event; throws `tooManyRequests`, with the seconds to wait, when the limit is exceeded. */
  async assertFree(key: string, now: Date): Promise<void> {
    assertPast(this.#fullUntil(key, now.getTime()) ?? (await this.#count(key, now)), now);
  }

  /** Throws like `assertFree` if this server knows that the window is full; counts no event. */
  assertNotFull(key: string, now: Date): void {
    assertPast(this.#fullUntil(key, now.getTime()), now);
  }

  #fullUntil(key: string, now: number): number | undefined {
    const endsAt = this.#full.get(key);
    if (endsAt !== undefined && endsAt > now) return endsAt;
    this.#full.delete(key);
    return undefined;
  }

  /** Returns the end of the window if the limit is exceeded. */
  async #count(key: string, now: Date): Promise<number | undefined> {
    const { count, ends_at } = await this.#counted(key, now);
    if (count === 1) await deleteEnded(this.database, 'rate_limit', now);
    if (count <= this.limit) return undefined;
    if (this.#full.size >= keysLimit) this.#full.clear();
    const endsAt = Date.parse(ends_at);
    this.#full.set(key, endsAt);
    return endsAt;
  }

  async #counted(key: string, now: Date): Promise<Window> {
    const at = now.toISOString();
    const endsAt = new Date(now.getTime() + this.windowMs).toISOString();
    const { rows } = await sql<Window>`
      insert into ${system}.rate_limit as known (subject, count, ends_at)
      values (${`${this.name}:${key}`}, 1, ${endsAt})
      on conflict (subject) do update set
        count = case when known.ends_at > ${at} then known.count + 1 else 1 end,
        ends_at = case when known.ends_at > ${at} then known.ends_at else excluded.ends_at end
      returning count, ends_at`.execute(this.database.kysely);
    return rows[0] ?? { count: 1, ends_at: endsAt };
  }
}

function assertPast(endsAt: number | undefined, now: Date): void {
  if (endsAt === undefined) return;
  throw new AppError('tooManyRequests', { seconds: Math.ceil((endsAt - now.getTime()) / 1000) });
}
