import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../src/engine/schema/access/actor';
import { AppError } from '../../src/engine/schema/contract/app-error';
import type { Model } from '../../src/engine/schema/declaration/model';
import { Sessions } from '../../src/engine/server/accounts/sessions';
import { buildApp } from '../../src/engine/server/app';
import type { AppContext } from '../../src/engine/server/context';
import { createContext } from '../../src/engine/server/create-context';
import type { Database } from '../../src/engine/server/database/database';
import type { SystemTables } from '../../src/engine/server/database/system-tables';
import type { EntityHooks, Row } from '../../src/engine/server/entity/context';
import { accountWith } from './account';

/** The answer of an endpoint. */
export interface Answer {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it
  readonly data: any;
  /** Field and rule of each issue. */
  readonly issues?: readonly string[];
}

interface Issue {
  readonly field: string;
  readonly rule: string;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly database: Database;
  readonly clock: { now: Date };
  /** Sends a text as CSV, anything else as JSON. */
  call(actor: Actor, method: Method, url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  /** Sends any request as the actor, and returns the raw answer. */
  send(actor: Actor, request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Turns the entity hooks on or off, or replaces them; at first the entities have their own. */
  setHooks(wanted: boolean | EntityHooks): void;
  /** Runs a statement directly on the database and returns its rows. */
  rows(statement: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** An actor without a session. */
export const nobody: Actor = accountWith({ id: 0 });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Headers = Readonly<Record<string, string>>;

/** Sessions of actors instead of accounts: the authorization header names the actor. */
class KnownActors extends Sessions {
  readonly actors = new Map<string, Actor>();

  override async actorOf(authorization: string | undefined): Promise<Actor> {
    const actor = this.actors.get(authorization ?? '');
    if (!actor) throw new AppError('sessionExpired');
    return actor;
  }
}

/** The whole server on a database whose tables exist; `close` also closes the database. */
export async function serverOn(
  database: Database,
  model: Model,
  { realSessions = false } = {},
): Promise<Server> {
  const clock = { now: new Date() };
  const sessions = new KnownActors(database, () => clock.now);
  const made = createContext(database, model, { now: () => clock.now });
  let hooks = made.hooks;
  const context: AppContext = {
    ...made,
    ...(!realSessions && { sessions }),
    get hooks() {
      return hooks;
    },
  };
  const app = await buildApp(context);
  const send = (actor: Actor, request: InjectOptions) => {
    const authorization = JSON.stringify(actor);
    if (actor !== nobody) sessions.actors.set(authorization, actor);
    return app.inject({ ...request, headers: { ...request.headers, authorization } });
  };
  return {
    app,
    context,
    database,
    clock,
    async call(actor, method, url, body, headers) {
      const answer = await send(actor, {
        method,
        url,
        headers: {
          'accept-language': 'en',
          ...(typeof body === 'string' && { 'content-type': 'text/csv' }),
          ...headers,
        },
        ...(body !== undefined && { payload: body as string | object }),
      });
      const said: Omit<Answer, 'status'> = answer.json();
      const errors: Issue[] | undefined = said.data?.errors;
      const issues = errors?.map(({ field, rule }) => `${field} ${rule}`);
      return { status: answer.statusCode, ...said, ...(issues && { issues }) };
    },
    send,
    setHooks(wanted) {
      hooks = typeof wanted === 'object' ? wanted : wanted ? made.hooks : {};
    },
    rows: (statement) => rowsOf(database.kysely, statement),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

async function rowsOf(kysely: Kysely<SystemTables>, statement: string): Promise<Row[]> {
  const { rows } = await sql.raw<Row>(statement).execute(kysely);
  return rows;
}
