import { sql } from 'kysely';
import type { Actor } from '../../schema/access/actor';
import { AppError } from '../../schema/contract/app-error';
import type { Database } from '../database/database';
import { system, systemTable } from '../database/system-schema';
import { retrying } from '../database/transaction';
import { type AccountRow, accountColumns, actorOf } from './account-actor';
import { fileToken, newToken, tokenHash, tokenOf } from './token';

/** In milliseconds. */
export interface SessionLimits {
  /** A session ends when it has not been used for this long. */
  readonly idle: number;
  /** A session ends this long after the login at the latest. */
  readonly lifetime: number;
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

export const sessionLimits: SessionLimits = { idle: 8 * hour, lifetime: 7 * 24 * hour };

/** For how long an actor is cached, in ms; another process may have changed the account meanwhile. */
const believed = 1000;

/** `last_used_at` is updated when it is older than this. */
const usedResolution = minute;

const cacheLimit = 10_000;

/** Resolves tokens to accounts. A frequently used token costs one query a second. */
export class Sessions {
  readonly #limits: SessionLimits;
  readonly #cached = new Map<string, Cached>();
  /** Running reads; cleared with the cache, so that a read that began before a change is not used after it. */
  readonly #reading = new Map<string, Promise<Actor | undefined>>();
  #watcher: (accounts: Accounts) => void = () => {};

  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
    limits: Partial<SessionLimits> = {},
  ) {
    this.#limits = { ...sessionLimits, ...limits };
  }

  /** Opens a session and returns its token. Deletes expired sessions. */
  async open(managerId: number, origin: Origin): Promise<string> {
    const token = newToken();
    const { expiresAfter: now, usedAfter } = this.limitsNow();
    const { kysely } = this.database;
    await kysely
      .insertInto(systemTable('session'))
      .values({
        token_hash: tokenHash(token),
        file_hash: tokenHash(fileToken(token)),
        manager_id: managerId,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + this.#limits.lifetime),
        ip: origin.ip,
        user_agent: origin.userAgent?.slice(0, 300) ?? null,
      })
      .execute();
    const ended = kysely
      .deleteFrom(systemTable('session'))
      .where(({ eb, or }) =>
        or([eb('expires_at', '<=', now.toISOString()), eb('last_used_at', '<=', usedAfter.toISOString())]),
      );
    await retrying(() => ended.execute());
    return token;
  }

  /** The account of an `Authorization` header. Throws `sessionExpired` when there is none. */
  async actorOf(authorization: string | undefined): Promise<Actor> {
    return this.#actorOrExpired('token_hash', tokenOf(authorization));
  }

  /** The account of a files cookie. Throws `sessionExpired` when there is none. */
  async fileReaderOf(cookie: string | undefined): Promise<Actor> {
    return this.#actorOrExpired('file_hash', tokenOf(cookie));
  }

  /** The files cookie for the session of this header; undefined when it has none. */
  async fileTokenOf(authorization: string | undefined): Promise<string | undefined> {
    const token = tokenOf(authorization);
    if (token === undefined) return undefined;
    const issued = fileToken(token);
    await this.database.kysely
      .updateTable(systemTable('session'))
      .set({ file_hash: tokenHash(issued) })
      .where('token_hash', '=', tokenHash(token))
      .where('file_hash', 'is', null)
      .execute();
    return issued;
  }

  /** Ends the session of this `Authorization` header. */
  async close(authorization: string | undefined): Promise<void> {
    const hash = tokenHash(tokenOf(authorization) ?? '');
    const ended = await this.database.kysely
      .deleteFrom(systemTable('session'))
      .where('token_hash', '=', hash)
      .returning('manager_id')
      .execute();
    this.invalidate(ended.map(({ manager_id }) => manager_id));
  }

  limitsNow(): OpenLimits {
    const now = this.now();
    return { expiresAfter: now, usedAfter: new Date(now.getTime() - this.#limits.idle) };
  }

  /** Drops these accounts from the cache; call it after a change of their data or rights. */
  invalidate(managerIds: readonly number[]): void {
    this.forget(managerIds);
    this.#watcher(managerIds);
  }

  /** Drops all accounts from the cache; call it after a change of roles or menus. */
  invalidateAll(): void {
    this.forget('all');
    this.#watcher('all');
  }

  /** Drops accounts from the cache that another server changed, without notifying the watcher. */
  forget(accounts: Accounts): void {
    this.#reading.clear();
    for (const [key, { actor }] of this.#cached) {
      if (accounts === 'all' || accounts.includes(actor.id)) this.#cached.delete(key);
    }
  }

  /** Calls `watcher` with the accounts that this server changes. */
  watch(watcher: (accounts: Accounts) => void): void {
    this.#watcher = watcher;
  }

  /** The account of this header, without counting as a use of the session. */
  async peek(authorization: string | undefined): Promise<Actor | undefined> {
    const token = tokenOf(authorization);
    if (token === undefined) return undefined;
    const found = await readSessionActor(this.database, 'token_hash', tokenHash(token), this.limitsNow());
    return found?.actor;
  }

  async #actorOrExpired(column: TokenColumn, token: string | undefined): Promise<Actor> {
    const actor = token && (await this.#actorOf(column, tokenHash(token)));
    if (!actor) throw new AppError('sessionExpired');
    return actor;
  }

  async #actorOf(column: TokenColumn, hash: string): Promise<Actor | undefined> {
    // The key contains the column, so that a files cookie is not accepted as a token.
    const key = `${column}:${hash}`;
    const cached = this.#cached.get(key);
    if (cached && cached.until > this.now().getTime()) return cached.actor;
    const reading = this.#reading.get(key) ?? this.#read(column, hash);
    this.#reading.set(key, reading);
    try {
      const actor = await reading;
      if (actor && this.#reading.get(key) === reading) this.#remember(key, actor);
      return actor;
    } finally {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    }
  }

  async #read(column: TokenColumn, hash: string): Promise<Actor | undefined> {
    const limits = this.limitsNow();
    const found = await readSessionActor(this.database, column, hash, limits);
    const now = limits.expiresAfter;
    if (found && now.getTime() - found.lastUsedAt >= usedResolution) {
      await this.database.kysely
        .updateTable(systemTable('session'))
        .set({ last_used_at: now })
        .where(column, '=', hash)
        .execute();
    }
    return found?.actor;
  }

  #remember(key: string, actor: Actor): void {
    if (this.#cached.size >= cacheLimit) this.#cached.clear();
    this.#cached.set(key, { actor, until: this.now().getTime() + believed });
  }
}

/** The column of `session` in which a token is looked up: for calls, or for files only. */
type TokenColumn = 'token_hash' | 'file_hash';

/** A session is open when it expires after `expiresAfter` and was used after `usedAfter`. */
interface OpenLimits {
  readonly expiresAfter: Date;
  readonly usedAfter: Date;
}

/**
 * The account of an open session, with its enabled roles and their permissions. Undefined when the session does not
 * exist, or the account is disabled.
 */
async function readSessionActor(
  database: Database,
  column: TokenColumn,
  hash: string,
  { expiresAfter, usedAfter }: OpenLimits,
): Promise<{ actor: Actor; lastUsedAt: number } | undefined> {
  const { rows } = await sql<AccountRow & { last_used_at: string }>`
    select ${accountColumns}, s.last_used_at
    from ${system}.session s join manager m on m.id = s.manager_id
    where ${sql.ref(`s.${column}`)} = ${hash} and s.expires_at > ${expiresAfter} and s.last_used_at > ${usedAfter}
      and m.available
  `.execute(database.kysely);
  const [found] = rows;
  return found && { actor: actorOf(found), lastUsedAt: Date.parse(found.last_used_at) };
}
