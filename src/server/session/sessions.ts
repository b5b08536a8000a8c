import type { Actor } from '../../entity/actor';
import { AppError } from '../../entity/app-error';
import type { Database } from '../database';
import { retrying } from '../write/transaction';
import { readSessionActor } from './session-actor';
import { newToken, tokenHash, tokenOf } from './token';

/** In milliseconds. */
export interface SessionLimits {
  /** A session ends when it was not used for this long, */
  readonly idle: number;
  /** and at the latest this long after the login. */
  readonly life: number;
}

export interface Origin {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

interface Cached {
  readonly actor: Actor;
  readonly until: number;
}

/** Ids of accounts, or every account. */
export type Accounts = readonly number[] | 'all';

const minute = 60_000;
const hour = 60 * minute;

export const sessionLimits: SessionLimits = { idle: 8 * hour, life: 7 * 24 * hour };

/** How long an actor is believed without asking the database, which another process may have changed. */
const believed = 1000;

/** `last_used_at` is written when it is older than this. */
const usedResolution = minute;

const cacheLimit = 10_000;

/** Who holds which token. A token in frequent use costs no SQL but one query a second. */
export class Sessions {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #limits: SessionLimits;
  readonly #cached = new Map<string, Cached>();
  /** Reads under way; emptied with the cache, so that a read begun before a change is not believed after it. */
  readonly #reading = new Map<string, Promise<Actor | undefined>>();
  #watcher: (accounts: Accounts) => void = () => {};

  constructor(database: Database, now: () => Date, limits: Partial<SessionLimits> = {}) {
    this.#database = database;
    this.#now = now;
    this.#limits = { ...sessionLimits, ...limits };
  }

  /** Begins a session and answers its token. Removes what has expired. */
  async open(managerId: number, origin: Origin): Promise<string> {
    const token = newToken();
    const now = this.#now();
    const { kysely } = this.#database;
    await kysely
      .insertInto('footwork.session')
      .values({
        token_hash: tokenHash(token),
        manager_id: managerId,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + this.#limits.life),
        ip: origin.ip,
        user_agent: origin.userAgent?.slice(0, 300) ?? null,
      })
      .execute();
    const ended = kysely
      .deleteFrom('footwork.session')
      .where(({ eb, or }) =>
        or([
          eb('expires_at', '<=', now.toISOString()),
          eb('last_used_at', '<=', this.#idleSince(now).toISOString()),
        ]),
      );
    await retrying(() => ended.execute());
    return token;
  }

  /** Who sends this `Authorization` header. Throws `sessionExpired` when nobody known does. */
  async actorOf(authorization: string | undefined): Promise<Actor> {
    const token = tokenOf(authorization);
    const actor = token && (await this.#actorOf(tokenHash(token)));
    if (!actor) throw new AppError('sessionExpired');
    return actor;
  }

  /** Ends the session of this header. */
  async close(authorization: string | undefined): Promise<void> {
    const hash = tokenHash(tokenOf(authorization) ?? '');
    const ended = await this.#database.kysely
      .deleteFrom('footwork.session')
      .where('token_hash', '=', hash)
      .returning('manager_id')
      .execute();
    this.invalidate(ended.map(({ manager_id }) => manager_id));
  }

  /** A session is open that expires after the one time and was used after the other. */
  limitsNow(): { expiresAfter: Date; usedAfter: Date } {
    const now = this.#now();
    return { expiresAfter: now, usedAfter: this.#idleSince(now) };
  }

  /** Has these accounts read anew; call it after what they are or may do was changed. */
  invalidate(managerIds: readonly number[]): void {
    this.forget(managerIds);
    this.#watcher(managerIds);
  }

  /** Has every account read anew; call it after roles or menus were changed. */
  invalidateAll(): void {
    this.forget('all');
    this.#watcher('all');
  }

  /** Has accounts read anew that were changed elsewhere, and tells nobody. */
  forget(accounts: Accounts): void {
    this.#reading.clear();
    for (const [hash, { actor }] of this.#cached) {
      if (accounts === 'all' || accounts.includes(actor.id)) this.#cached.delete(hash);
    }
  }

  /** Has `watcher` told of accounts that changed through this server. */
  watch(watcher: (accounts: Accounts) => void): void {
    this.#watcher = watcher;
  }

  /** Who would be sent by this header, without counting it as a use of the session. */
  async peek(authorization: string | undefined): Promise<Actor | undefined> {
    const token = tokenOf(authorization);
    if (token === undefined) return undefined;
    const now = this.#now();
    const found = await readSessionActor(this.#database, tokenHash(token), now, this.#idleSince(now));
    return found?.actor;
  }

  async #actorOf(hash: string): Promise<Actor | undefined> {
    const cached = this.#cached.get(hash);
    if (cached && cached.until > this.#now().getTime()) return cached.actor;
    const reading = this.#reading.get(hash) ?? this.#read(hash);
    this.#reading.set(hash, reading);
    try {
      const actor = await reading;
      if (actor && this.#reading.get(hash) === reading) this.#remember(hash, actor);
      return actor;
    } finally {
      if (this.#reading.get(hash) === reading) this.#reading.delete(hash);
    }
  }

  async #read(hash: string): Promise<Actor | undefined> {
    const now = this.#now();
    const found = await readSessionActor(this.#database, hash, now, this.#idleSince(now));
    if (found && now.getTime() - found.lastUsedAt >= usedResolution) {
      await this.#database.kysely
        .updateTable('footwork.session')
        .set({ last_used_at: now })
        .where('token_hash', '=', hash)
        .execute();
    }
    return found?.actor;
  }

  #remember(hash: string, actor: Actor): void {
    if (this.#cached.size >= cacheLimit) this.#cached.clear();
    this.#cached.set(hash, { actor, until: this.#now().getTime() + believed });
  }

  #idleSince(now: Date): Date {
    return new Date(now.getTime() - this.#limits.idle);
  }
}
