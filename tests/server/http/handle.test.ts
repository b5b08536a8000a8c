import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { AppError } from '../../../src/engine/schema/contract/app-error';
import { defineEndpoint } from '../../../src/engine/schema/contract/endpoint';
import { array, id, integer, object, text } from '../../../src/engine/schema/contract/json-schema';
import { setBodyParser } from '../../../src/engine/server/http/body-parser';
import { reserveEndpointNames } from '../../../src/engine/server/http/endpoint-names';
import { errorHandler } from '../../../src/engine/server/http/errors';
import { handlerFor } from '../../../src/engine/server/http/handle';
import { validatorCompiler } from '../../../src/engine/server/http/validator-compiler';
import { loadModel } from '../../../src/engine/server/registry';

const rename = defineEndpoint('rename', 'POST', '/things/:id/rename', {
  summary: 'Rename a thing',
  permission: ['store.update', 'sys:thing:rename'],
  params: object({ id }),
  query: object({}, { times: { ...integer, minimum: 1, default: 1 }, kind: { enum: ['a', 'b'] } }),
  body: object({ name: text }, { tags: array(object({ word: text })) }),
  response: object({ id, name: text, times: integer }),
  bodyLimit: 200,
  idempotent: true,
});

const open = defineEndpoint('open', 'GET', '/open', {
  summary: 'Open to everybody',
  principal: 'public',
});

const clerk = {
  id: 7,
  utype: 1,
  roles: ['CLERK'],
  perms: ['biz:store:edit', 'sys:thing:rename'],
  scope: 'all',
  fields: {},
  zone: null,
  mustChange: false,
} as unknown as Actor;

const actors: Readonly<Record<string, Actor>> = {
  clerk,
  guest: { ...clerk, perms: ['biz:store:edit'] },
  fresh: { ...clerk, mustChange: true },
};

let app: FastifyInstance;
const calls: unknown[] = [];

beforeAll(async () => {
  app = fastify();
  const model = loadModel();
  app.decorateRequest('actor');
  app.decorateRequest('language', { getter: () => 'en' as const });
  app.setErrorHandler(errorHandler(model));
  app.setValidatorCompiler(validatorCompiler);
  setBodyParser(app);
  const sessions = {
    actorOf: async (name = '') => {
      if (!actors[name]) throw new AppError('sessionExpired');
      return actors[name];
    },
  };
  const principals = { device: () => Promise.reject(new AppError('deviceUnnamed')) };
  const handle = handlerFor(app, { model, sessions, principals });
  handle(rename, async ({ params, query, body, key, actor }) => {
    calls.push(key?.key);
    const secret = { password: 'hidden', by: actor.id };
    return { id: params.id, name: body.name, times: query.times, ...secret };
  });
  handle(open, async () => null);
  await app.ready();
});
afterAll(() => app.close());

async function send(url: string, payload: object, as = 'clerk', headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: as, ...headers },
  });
  return { status: answer.statusCode, ...answer.json() };
}

const good = { name: 'New' };

test('parts of a request arrive as their schemas say, with defaults, and the answer holds what its schema names', async () => {
  expect(await send('/things/5/rename', good)).toEqual({
    status: 200,
    code: 0,
    msg: '',
    data: { id: 5, name: 'New', times: 1 },
  });
  expect((await send('/things/5/rename?times=3', good)).data.times).toBe(3);
});

test('an Idempotency-Key reaches the handler', async () => {
  await send('/things/5/rename', good, 'clerk', { 'idempotency-key': 'once' });
  expect(calls.at(-1)).toBe('once');
  await send('/things/5/rename', good);
  expect(calls.at(-1)).toBeUndefined();
});

test.each([
  ['?times=x', 40003, 'times'],
  ['?times=1.5', 40003, 'times'],
  ['?times=0', 40003, 'times'],
  ['?times=1&times=2', 40003, 'times'],
  ['?kind=c', 40003, 'kind'],
  ['?sort=name', 40001, 'sort'],
])('A4: the query %s is refused with %i, which names %s', async (query, code, name) => {
  const answer = await send(`/things/5/rename${query}`, good);
  expect([answer.status, answer.code]).toEqual([400, code]);
  expect(answer.msg).toContain(name);
});

test.each(['x', '0', '1e3', '99999999999999999'])('the path parameter %s names nothing', async (given) => {
  expect(await send(`/things/${given}/rename`, good)).toMatchObject({ status: 404, code: 40400 });
});

test.each([
  [{}, [{ field: 'name', rule: 'required' }]],
  [{ name: 7 }, [{ field: 'name', rule: 'type' }]],
  [{ name: 'New', size: 1 }, [{ field: 'size', rule: 'unknownField' }]],
  [
    { name: 'New', tags: [{ word: 'a' }, { word: 'b', n: 1 }] },
    [{ field: 'tags.1.n', rule: 'unknownField' }],
  ],
])('A6: the body %j is refused with %j', async (body, errors) => {
  const answer = await send('/things/5/rename', body);
  expect([answer.status, answer.code]).toEqual([422, 42200]);
  expect(answer.data.errors).toMatchObject(errors);
  for (const { message } of answer.data.errors) expect(message).toMatch(/\w/);
});

test('a body is at most as long as the endpoint declares', async () => {
  expect(await send('/things/5/rename', { name: 'x'.repeat(300) })).toMatchObject({
    status: 413,
    code: 41300,
  });
});

test.each([
  ['nobody', 401, 402],
  ['fresh', 403, 40303],
  ['guest', 403, 40300],
])('%s is refused before the body is looked at', async (name, status, code) => {
  expect(await send('/things/5/rename?times=x', { nonsense: 1 }, name)).toMatchObject({ status, code });
});

test('a public endpoint needs no session', async () => {
  expect((await app.inject('/open')).json()).toEqual({ code: 0, msg: '', data: null });
});

test.each([
  [
    { permission: 'store.view' },
    'the permission "store.view" names no action of store, which has list, show,',
  ],
  [{ permission: 'shop.list' }, 'the permission "shop.list" names no entity.'],
  [{ params: object({ store: id }) }, '"params" describes "store", but the path has no ":store".'],
  [{ params: object({}) }, '"params" does not describe ":id".'],
] as const)('a definition that can never be called is refused at the start: %j', (facts, fault) => {
  const wrong = defineEndpoint('store.ping', 'POST', '/stores/:id/ping', { summary: 'Ping', ...facts });
  const handle = handlerFor(fastify(), {
    model: loadModel(),
    sessions: { actorOf: async () => clerk },
    principals: {},
  });
  expect(() => handle(wrong, async () => null)).toThrow(`POST /stores/:id/ping: ${fault}`);
});

test('a second endpoint of the same name is refused at the start, and an alias or HEAD route is none', async () => {
  const app = fastify();
  reserveEndpointNames(app);
  const handle = handlerFor(app, {
    model: loadModel(),
    sessions: { actorOf: async () => clerk },
    principals: {},
  });
  const first = defineEndpoint('store.ping', 'GET', '/pings', { summary: 'Ping', alias: '/ping' });
  handle(first, async () => null);
  const second = defineEndpoint('store.ping', 'GET', '/pongs', { summary: 'Pong' });
  expect(() => handle(second, async () => null)).toThrow(
    'GET /pongs: the name "store.ping" is that of GET /pings.',
  );
  await app.close();
});
