import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../src/engine/server/app';
import { createContext } from '../../../src/engine/server/create-context';
import { type Fixture, openFixture } from '../app/fixture';
import { callsOf, type Headers } from '../session/calls';
import { openQrServer, type QrServer } from './qr-server';

let fixture: Fixture;
let server: QrServer;
let app: FastifyInstance;

beforeAll(async () => {
  fixture = await openFixture();
  server = await openQrServer(({ url }, response) =>
    response.end(url === '/fine' ? '{"url":"https://example.com/qr.png"}' : 'nothing'),
  );
});

beforeEach(async () => {
  await fixture.reset();
  app = await openTrusting();
});

afterEach(() => app.close());

afterAll(async () => {
  await server.close();
  await fixture.close();
});

/** A second server on the same database that may call interfaces of this machine. */
function openTrusting(): Promise<FastifyInstance> {
  const { context, database } = fixture;
  const options = { now: context.now, qrPrivateHosts: ['127.0.0.1'] };
  return buildApp(createContext(database, context.model, options));
}

const { permit } = callsOf(() => fixture);

async function preview(headers: Headers, qr_interface: unknown, by = app) {
  const answer = await by.inject({
    method: 'POST',
    url: '/qr-previews',
    headers,
    payload: { qr_interface },
  });
  const { data } = answer.json();
  return { status: answer.statusCode, data, error: data?.errors?.[0] };
}

test('what the interface answers is answered, where its host is allowed by configuration', async () => {
  const root = await fixture.signIn('root');
  expect(await preview(root, `${server.origin}/fine`)).toMatchObject({
    status: 200,
    data: { url: 'https://example.com/qr.png' },
  });
  expect(await preview(root, `${server.origin}/fine`, fixture.app)).toMatchObject({
    status: 422,
    error: {
      field: 'qr_interface',
      rule: 'fetch.private',
      message: 'This address belongs to a private network and is not called',
    },
  });
});

test('what is wrong is said at the field, in the language of the caller', async () => {
  const wrong = `${server.origin}/wrong`;
  expect((await preview(await fixture.signIn('root'), wrong)).error).toEqual({
    field: 'qr_interface',
    rule: 'fetch.notJson',
    params: {},
    message: 'The interface did not answer JSON',
  });
  expect((await preview(await fixture.signIn('root', 'de'), wrong)).error.message).toBe(
    'Die Schnittstelle hat kein JSON geliefert',
  );
});

test.each([
  ['fetch.credentials', 'http://me:secret@127.0.0.1/'],
  ['format.uri', 'ftp://127.0.0.1/'],
  ['format.uri', 'here'],
  ['maxLength', `http://127.0.0.1/${'x'.repeat(2000)}`],
  ['type', 7],
])('an address is refused by %s', async (rule, address) => {
  const { status, error } = await preview(await fixture.signIn('root'), address);
  expect([status, error.field, error.rule]).toEqual([422, 'qr_interface', rule]);
});

test.each(['partner', 'store'] as const)('the settings of a %s are what it is for', async (username) => {
  const kind = `${username}-config`;
  const role = username.toUpperCase();
  const headers = await fixture.signIn(username);
  const status = async () => (await preview(headers, `${server.origin}/fine`)).status;
  expect(await status()).toBe(403);
  await permit(role, `biz:${kind}:view`);
  expect(await status()).toBe(403);
  await permit(role, `biz:${kind}:edit`);
  await app.close();
  app = await openTrusting();
  expect(await status()).toBe(200);
});

test('an account has twenty previews a minute', async () => {
  const root = await fixture.signIn('root');
  const statuses = [];
  for (let call = 0; call < 21; call += 1) {
    statuses.push((await preview(root, 'http://127.0.0.1:1/')).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
});

test('nobody else is answered', async () => {
  expect((await preview({}, `${server.origin}/fine`)).status).toBe(401);
});
