import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import type { Database } from '../database/database';
import { retrying } from '../database/transaction';
import { type AccountRow, accountColumns, actorOf } from './account-actor';
import { fileToken, newToken, tokenHash, tokenOf } from './token';

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
  readonly #limits: SessionLimits;
  readonly #cached = new Map<string, Cached>();
  /** Reads under way; emptied with the cache, so that a read begun before a change is not believed after it. */
  readonly #reading = new Map<string, Promise<Actor | undefined>>();
  #watcher: (accounts: Accounts) => void = () => {};

  constructor(
    private readonly database: Database,
    private readonly now: () => Date,
    limits: Partial<SessionLimits> = {},
  ) {
    this.#limits = { ...sessionLimits, ...limits };
  }

  /** Begins a session and answers its token. Removes what has expired. */
  async open(managerId: number, origin: Origin): Promise<string> {
    const token = newToken();
    const { expiresAfter: now, usedAfter } = this.limitsNow();
    const { kysely } = this.database;
    await kysely
      .insertInto('footwork.session')
      .values({
        token_hash: tokenHash(token),
        file_hash: tokenHash(fileToken(token)),
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
        or([eb('expires_at', '<=', now.toISOString()), eb('last_used_at', '<=', usedAfter.toISOString())]),
      );
    await retrying(() => ended.execute());
    return token;
  }

  /** Who sends this `Authorization` header. Throws `sessionExpired` when nobody known does. */
  async actorOf(authorization: string | undefined): Promise<Actor> {
    return this.#actorOrExpired('token_hash', tokenOf(authorization));
  }

  /** Who sends this value of the files cookie. Throws `sessionExpired` when nobody known does. */
  async fileReaderOf(cookie: string | undefined): Promise<Actor> {
    return this.#actorOrExpired('file_hash', tokenOf(cookie));
  }

  /** The value of the files cookie for the session of this header; undefined when it has none. */
  async fileTokenOf(authorization: string | undefined): Promise<string | undefined> {
    const token = tokenOf(authorization);
    if (token === undefined) return undefined;
    const given = fileToken(token);
    await this.database.kysely
      .updateTable('footwork.session')
      .set({ file_hash: tokenHash(given) })
      .where('token_hash', '=', tokenHash(token))
      .where('file_hash', 'is', null)
      .execute();
    return given;
  }

  /** Ends the session of this header. */
  async close(authorization: string | undefined): Promise<void> {
    const hash = tokenHash(tokenOf(authorization) ?? '');
    const ended = await this.database.kysely
      .deleteFrom('footwork.session')
      .where('token_hash', '=', hash)
      .returning('manager_id')
      .execute();
    this.invalidate(ended.map(({ manager_id }) => manager_id));
  }

  /** What the open sessions are by now. */
  limitsNow(): OpenLimits {
    const now = this.now();
    return { expiresAfter: now, usedAfter: new Date(now.getTime() - this.#limits.idle) };
  }

  /** Has these accounts read again; call it after what they are or may do was changed. */
  invalidate(managerIds: readonly number[]): void {
    this.forget(managerIds);
    this.#watcher(managerIds);
  }

  /** Has every account read again; call it after roles or menus were changed. */
  invalidateAll(): void {
    this.forget('all');
    this.#watcher('all');
  }

  /** Has accounts read again that were changed elsewhere, without a call of the watcher. */
  forget(accounts: Accounts): void {
    this.#reading.clear();
    for (const [key, { actor }] of this.#cached) {
      if (accounts === 'all' || accounts.includes(actor.id)) this.#cached.delete(key);
    }
  }

  /** Calls `watcher` with the accounts that change through this server. */
  watch(watcher: (accounts: Accounts) => void): void {
    this.#watcher = watcher;
  }

  /** Who would be sent by this header, without counting it as a use of the session. */
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
    // With the column, so that a value for files is not taken for a token.
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
        .updateTable('footwork.session')
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

/** The column of `footwork.session` that a token is looked up in: of calls, or of files alone. */
type TokenColumn = 'token_hash' | 'file_hash';

/** A session is open that expires after the one time and was used after the other. */
interface OpenLimits {
  readonly expiresAfter: Date;
  readonly usedAfter: Date;
}

/**
 * The account of an open session, with its enabled roles and what they permit. Undefined when there is none, or
 * the account is disabled.
 */
async function readSessionActor(
  database: Database,
  column: TokenColumn,
  hash: string,
  { expiresAfter, usedAfter }: OpenLimits,
): Promise<{ actor: Actor; lastUsedAt: number } | undefined> {
  const { rows } = await sql<AccountRow & { last_used_at: string }>`
    select ${accountColumns}, s.last_used_at
    from footwork.session s join manager m on m.id = s.manager_id
    where ${sql.ref(`s.${column}`)} = ${hash} and s.expires_at > ${expiresAfter} and s.last_used_at > ${usedAfter}
      and m.available
  `.execute(database.kysely);
  const [found] = rows;
  return found && { actor: actorOf(found), lastUsedAt: Date.parse(found.last_used_at) };
}
