import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { can } from '../../schema/access/access';
import type { Actor } from '../../schema/access/actor';
import { systemSchema } from '../../schema/contract/app';
import { AppError } from '../../schema/contract/app-error';
import type { ServerEvent } from '../../schema/contract/server-event';
import type { Model } from '../../schema/declaration/model';
import type { Entity } from '../../schema/model/entity';
import { isSame } from '../../schema/write/merge';
import type { Accounts, Sessions } from '../accounts/sessions';
import type { Database } from '../database/database';
import type { Row } from '../entity/context';
import { ChangedRecords, type RecordNews } from './changed-records';
import { EventStream } from './event-stream';
import { Listener } from './listener';

/** The messages between the servers on one database. */
type News =
  | { readonly accounts: Accounts }
  | { readonly event: ServerEvent; readonly to: Accounts }
  | { readonly records: RecordNews };

const channel = `${systemSchema}_events`;

/** PostgreSQL rejects payloads of 8000 bytes. */
const accountsPerPayload = 300;

const streamLimit = 10;

/** Heartbeat in ms. */
const beat = 25_000;
/** Debounce in ms: changes within this time are sent as one event. */
const gathering = 100;
/** In ms; minimum time between two events about changed records. */
const apart = 1000;

/**
 * The open event streams of this server, and the messages between servers. An invalidation of sessions reaches the
 * streams of the accounts concerned: the stream of an ended session receives `session` and is closed, and that of a
 * changed account receives `access`. After a change of roles or menus, all other streams receive `menus`. Changed
 * records are collected by entity and announced to the accounts that reach them.
 */
export class Events {
  readonly #streams = new Set<EventStream>();
  readonly #listener: Listener | undefined;
  /** Marks our own messages, which this server must ignore. */
  readonly #origin = randomUUID();
  #changed: Accounts = [];
  #reviewing: Promise<void> = Promise.resolve();
  #gathering: NodeJS.Timeout | undefined;
  #beating: NodeJS.Timeout | undefined;
  /** Changes by this server, for the other servers. */
  #written = new ChangedRecords();
  /** Changes by any server, for the streams of this server. */
  #changedRecords = new ChangedRecords();
  #telling: NodeJS.Timeout | undefined;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly model: Model,
  ) {
    sessions.watch((accounts) => this.#spread({ accounts }));
    this.#listener =
      database.connect &&
      new Listener(database.connect, channel, {
        heard: (payload) => this.#hear(payload),
        missed: () => {
          this.#receive({ accounts: 'all' });
          this.#tellAllRecords();
        },
      });
  }

  /** Starts to listen to other servers. */
  async start(): Promise<void> {
    this.#beating = setInterval(() => void this.#beat(), beat);
    await this.#listener?.open();
  }

  /** Sends the event to these accounts, on all servers. */
  publish(event: ServerEvent, to: Accounts = 'all'): void {
    this.#spread({ event, to });
  }

  /**
   * Announces changed rows, after a short delay, to accounts that may list the entity and reach some of the rows; the
   * caller does not wait.
   */
  noteRecords(entity: Entity, rows: readonly Row[]): void {
    this.#written.note(entity, rows);
    this.#changedRecords.note(entity, rows);
    this.#planRecords();
  }

  /** Opens a stream to the actor. Throws `tooManyRequests` when the account has too many. */
  open(actor: Actor, authorization: string | undefined): EventStream {
    const own = [...this.#streams].filter((stream) => stream.actor.id === actor.id);
    if (own.length >= streamLimit) throw new AppError('tooManyRequests', { seconds: 30 });
    const stream = new EventStream(actor, authorization);
    this.#streams.add(stream);
    stream.onClose(() => this.#streams.delete(stream));
    return stream;
  }

  /** Ends the streams of this server; a stop does not wait for their readers. */
  endStreams(): void {
    clearInterval(this.#beating);
    clearTimeout(this.#gathering);
    clearTimeout(this.#telling);
    for (const stream of this.#streams) stream.end();
  }

  async close(): Promise<void> {
    this.endStreams();
    await this.#listener?.close();
  }

  #spread(news: Exclude<News, { readonly records: RecordNews }>): void {
    this.#receive(news);
    if (this.#listener) void this.#notify(portions(news));
  }

  /**
   * A server that misses a message uses its cached accounts for at most a second longer, and its streams catch up at
   * the next beat.
   */
  async #notify(news: readonly News[]): Promise<void> {
    if (news.length === 0) return;
    const payloads = news.map((portion) => JSON.stringify({ ...portion, origin: this.#origin }));
    await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`
      .execute(this.database.kysely)
      .catch(() => {});
  }

  #hear(payload: string): void {
    const { origin, ...news } = JSON.parse(payload) as News & { origin: string };
    if (origin !== this.#origin) this.#receive(news as News);
  }

  #receive(news: News): void {
    if ('event' in news) {
      for (const stream of this.#streamsOf(news.to)) stream.send(news.event);
      return;
    }
    if ('records' in news) {
      this.#changedRecords.merge(this.model, news.records);
      this.#planRecords();
      return;
    }
    this.sessions.forget(news.accounts);
    this.#changed =
      this.#changed === 'all' || news.accounts === 'all' ? 'all' : [...this.#changed, ...news.accounts];
    this.#gathering ??= setTimeout(() => void this.#tellChanges(), gathering);
  }

  #planRecords(): void {
    const wait = Math.max(gathering, this.#toldAt + apart - performance.now());
    this.#telling ??= setTimeout(() => this.#tellRecords(), wait).unref();
  }

  #tellRecords(): void {
    const [written, changed] = [this.#written, this.#changedRecords];
    this.#written = new ChangedRecords();
    this.#changedRecords = new ChangedRecords();
    this.#telling = undefined;
    this.#toldAt = performance.now();
    if (this.#listener) void this.#notify(written.portions().map((records) => ({ records })));
    for (const stream of this.#streams) tell(stream, changed.reachedBy(stream.actor));
  }

  #tellAllRecords(): void {
    const entities = [...this.model.entities.values()];
    for (const stream of this.#streams) {
      const listed = entities.filter((entity) => can(stream.actor, 'list', entity));
      tell(
        stream,
        listed.map(({ name }) => name),
      );
    }
  }

  async #tellChanges(): Promise<void> {
    const changed = this.#changed;
    this.#changed = [];
    this.#gathering = undefined;
    await this.#review(this.#streamsOf(changed), (isSameActor) =>
      changed === 'all' && isSameActor ? { type: 'menus' } : { type: 'access' },
    );
  }

  async #beat(): Promise<void> {
    for (const stream of this.#streams) stream.beat();
    await this.#review([...this.#streams], (isSameActor) => (isSameActor ? undefined : { type: 'access' }));
  }

  /** Reviews are sequential: of two concurrent ones, the one with the earlier read could finish last. */
  #review(
    streams: readonly EventStream[],
    eventFor: (isSameActor: boolean) => ServerEvent | undefined,
  ): Promise<void> {
    this.#reviewing = this.#reviewing.then(() => this.#reviewNow(streams, eventFor));
    return this.#reviewing;
  }

  /** Reads the account of each stream; an ended session receives an event, and its stream is closed. */
  async #reviewNow(
    streams: readonly EventStream[],
    eventFor: (isSameActor: boolean) => ServerEvent | undefined,
  ): Promise<void> {
    for (const stream of streams) {
      // A stream must not end only because the database does not respond.
      const actor = await this.sessions.peek(stream.authorization).catch(() => stream.actor);
      const event = actor ? eventFor(isSame(actor, stream.actor)) : ({ type: 'session' } as const);
      if (event) stream.send(event);
      if (actor) stream.actor = actor;
      else stream.end();
    }
  }

  #streamsOf(accounts: Accounts): EventStream[] {
    const all = [...this.#streams];
    return accounts === 'all' ? all : all.filter(({ actor }) => accounts.includes(actor.id));
  }
}

function tell(stream: EventStream, entities: readonly string[]): void {
  if (entities.length > 0) stream.send({ type: 'records', entities });
}

function portions(news: Exclude<News, { readonly records: RecordNews }>): News[] {
  const accounts = 'event' in news ? news.to : news.accounts;
  if (accounts === 'all' || accounts.length <= accountsPerPayload) return [news];
  const [head, rest] = [accounts.slice(0, accountsPerPayload), accounts.slice(accountsPerPayload)];
  return 'event' in news
    ? [{ ...news, to: head }, ...portions({ ...news, to: rest })]
    : [{ accounts: head }, ...portions({ accounts: rest })];
}
