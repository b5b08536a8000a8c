import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { AppError } from '../../../src/engine/schema/contract/app-error';
import { defineEntity } from '../../../src/engine/schema/declaration/define-entity';
import { linked, type Model } from '../../../src/engine/schema/declaration/model';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import type { Database } from '../../../src/engine/server/database/database';
import type { ServerContext } from '../../../src/engine/server/entity/context';
import { entityRoutes } from '../../../src/engine/server/entity/entity-routes';
import descriptionEndpoints from '../../../src/engine/server/entity/openapi/description-endpoints';
import { validatorCompiler } from '../../../src/engine/server/http/validator-compiler';
import { actorWith, rootActor } from '../../support/actor';
import { specimen, specimenShop } from '../../support/specimen';
import { type engines, openTables } from '../database/engines';

/** Accounts, as far as records name them; seen by operators only. */
export const manager = entityOf(
  defineEntity({
    $id: 'manager',
    title: 'Account',
    type: 'object',
    'x-public-label': 'nickname',
    properties: { username: { type: 'string', maxLength: 40 }, nickname: { type: 'string', maxLength: 40 } },
    required: ['username', 'nickname'],
    additionalProperties: false,
  }),
);

export const model: Model = linked([specimen, specimenShop, manager]);

const perms = ['view', 'export'].flatMap((name) => [
  `biz:event:${name}`,
  `biz:lesson:${name}`,
  `biz:specimen:${name}`,
  `biz:specimen-shop:${name}`,
]);

export const actors = {
  root: rootActor,
  /** Sees all rows, but neither accounts nor hidden fields. */
  operator: actorWith({ perms }),
  /** Sees all accounts. */
  clerk: actorWith({ perms: [...perms, 'biz:manager:view'] }),
  partner: actorWith({ utype: 2, pcode: 'P1', perms: [...perms, 'biz:event-client:view'] }),
  /** May list accounts, but none is in its scope. */
  agent: actorWith({ utype: 2, pcode: 'P1', perms: [...perms, 'biz:manager:view'] }),
  store: actorWith({ utype: 3, store: 3, perms }),
  /** An actor whose roles hide some fields. */
  ruled: actorWith({ perms, fields: { specimen: { hidden: ['state', 'deposit', 'currency'] } } }),
  /** An actor that lists clients but cannot read their names. */
  veiled: actorWith({
    perms: [...perms, 'biz:event-client:view'],
    fields: { 'event-client': { hidden: ['name'] } },
  }),
  nobody: actorWith(),
} as const satisfies Record<string, Actor>;

export type ActorName = keyof typeof actors;

export const now = new Date('2026-01-15T08:00:00Z');

export interface Reading {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Status, headers and parsed body of a GET. */
  get(actor: ActorName, url: string): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

/** Routes over tables of the model with the rows below; a header names the actor. */
export async function openReading(engine: (typeof engines)[number], of: Model = model): Promise<Reading> {
  const database = await openTables(engine, 'read', of);
  const app = fastify();
  app.decorateRequest('actor');
  app.decorateRequest('language', 'en');
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError)) throw error;
    const { code, status, message: msg, params: data } = error;
    return reply.code(status).send({ code, msg, data });
  });
  app.setValidatorCompiler(validatorCompiler);
  app.addHook('onRequest', async (request) => {
    request.headers.authorization = String(request.headers['x-actor']);
    request.actor = actors[request.headers['x-actor'] as ActorName];
  });
  const sessions = { actorOf: async (name = '') => actors[name as ActorName] };
  const principals = { device: () => Promise.reject(new AppError('deviceUnnamed')) };
  const context = { database, model: of, now: () => now, sessions, principals };
  await app.register(descriptionEndpoints(context));
  for (const entity of of.entities.values()) {
    // Reads need no other part of the context.
    await entityRoutes(app, { ...context, hooks: {} } as Partial<ServerContext> as ServerContext, entity);
  }
  return {
    app,
    database,
    async get(actor, url) {
      const answer = await app.inject({ url, headers: { 'x-actor': actor } });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      const body = isJson ? answer.json() : undefined;
      return { status: answer.statusCode, headers: answer.headers, text: answer.body, body };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Three shops, of which P1 has two, and 24 specimens that are alike in many fields. */
export async function insertRows({ kysely }: Database): Promise<void> {
  for (const statement of rows) await sql.raw(statement).execute(kysely);
}

const rows = [
  `insert into manager (username, nickname) values ('ann', 'Ann A.'), ('bob', 'Bob B.')`,
  `insert into specimen_shop (name, region, pcode) values
    ('Alpha', 'north', 'P1'), ('Beta', null, 'P1'), ('Gamma 100%', 'south', 'P2')`,
  `insert into specimen (text, code, note, story, ratio, amount, price, share, active, kind, fancy_word, deposit, currency, lengths, turns, words, day,
    moment, phone, email, site, shade, photos, extra, pass, hidden, pcode, shop, origin, create_by, create_time, update_time)
  select 'Text ' || n, 'CODE-' || n, case when n % 3 > 0 then 'Note_' || n % 4 || '%' end, '<p>' || n || '</p>',
    n * 1.5 - 10, case when n % 5 > 0 then n % 7 end, n * 1.25, n / 8.0, n % 2 = 0,
    case when n % 4 = 0 then 'fancy' else 'plain' end, case when n % 4 = 0 then 'Word ' || n end,
    n * 2, case when n % 3 > 0 then 'USD' else 'JPY' end, case when n % 2 = 0 then array[36, 15 + n] end, array[n % 4 + 1],
    case when n % 3 = 0 then array['red', 'w' || n % 2] when n % 3 = 1 then '{}'::text[] end,
    case when n % 6 > 0 then date '2026-01-01' + n % 10 end,
    timestamptz '2026-01-10T00:00:00Z' + n * interval '7 hours 0.25 seconds',
    '+34 600 00' || 100 + n, 'p' || n || '@example.com', 'https://example.com/' || n, '#00ff' || 10 + n,
    array['https://example.com/' || n || '.png'], jsonb_build_object('key', 'value "' || n || '"'), 'secret hash',
    'hidden ' || n, case when n % 3 = 0 then 'P2' else 'P1' end, n % 3 + 1,
    case when n > 3 then n % 3 + 1 end, case when n % 2 = 0 then 1 end, timestamptz '2026-01-01T00:00:00Z' + n / 2 * interval '1 hour',
    timestamptz '2026-01-02T00:00:00Z' + n / 3 * interval '1 hour'
  from generate_series(1, 24) n`,
  `insert into specimen__twins (owner, target, position) values (1, 3, 0), (1, 2, 1), (2, 1, 0), (24, 23, 0)`,
  `insert into footwork.history (entity, record_id, version, action, actor_id, actor_name, at, changes) values
    ('specimen', 1, 1, 'create', 1, 'ann', '2026-01-01T00:00:00Z', '{"text": [null, "Text"], "hidden": [null, "a"]}'),
    ('specimen', 1, 2, 'update', 2, 'bob', '2026-01-02T00:00:00Z', '{"text": ["Text", "Text 1"], "pass": [null, null]}'),
    ('specimen', 999, 3, 'delete', 1, 'ann', '2026-01-03T00:00:00Z', '{"text": ["Gone", null]}'),
    ('specimen', 3, 1, 'create', 1, 'ann', '2026-01-03T00:00:00Z', '{"text": [null, "Text 3"]}')`,
];
