import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../src/engine/server/app';
import { createContext } from '../../../src/engine/server/create-context';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from '../app/fixture';

const fixture = openForTests(() => openFixture());

beforeAll(async () => {
  const failing = { full: '53100', slow: '57014', gone: '57P01', bug: 'XX000' };
  for (const [name, code] of Object.entries(failing)) {
    fixture.app.get(`/test/${name}/:id`, async () => {
      throw Object.assign(new Error('database'), { code });
    });
  }
});

async function metrics(
  username: 'root' | 'operator',
): Promise<{ status: number; text: string; type: unknown }> {
  const headers = await fixture.signIn(username);
  const answer = await fixture.app.inject({ url: '/metrics', headers });
  return { status: answer.statusCode, text: answer.body, type: answer.headers['content-type'] };
}

test('are for accounts with the permission', async () => {
  expect((await fixture.app.inject({ url: '/metrics' })).statusCode).toBe(401);
  expect((await metrics('operator')).status).toBe(403);
  expect(await metrics('root')).toMatchObject({
    status: 200,
    type: 'text/plain; version=0.0.4; charset=utf-8',
  });
});

test('are for a scraper with the token of the environment, which opens nothing else', async () => {
  const metricsToken = 'a-token-for-the-scraper';
  const { database, context, app: tokenless } = fixture;
  const app = await buildApp(createContext(database, context.model, { metricsToken, now: context.now }));
  const statusOf = async (url: string, token: string, of = app) =>
    (await of.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
  try {
    expect(await statusOf('/metrics', metricsToken)).toBe(200);
    expect(await statusOf('/metrics', `${metricsToken}s`)).toBe(401);
    expect(await statusOf('/metrics', '')).toBe(401);
    expect(await statusOf('/metrics', metricsToken, tokenless)).toBe(401);
    expect(await statusOf('/stores', metricsToken)).toBe(401);
    expect(await statusOf('/manger/getUserInfo', metricsToken)).toBe(401);
    const { authorization } = await fixture.signIn('operator');
    expect((await app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(403);
  } finally {
    await app.close();
  }
});

test('count requests by route, and name no address', async () => {
  const headers = await fixture.signIn('root');
  for (const url of ['/stores/1', '/stores/999', '/stores?q=secret', '/nowhere/secret'])
    await fixture.app.inject({ url, headers });
  const { text } = await metrics('root');
  const count = (route: string, status: number) =>
    `footwork_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} 1\n`;
  expect(text).toContain(count('/stores/:id', 200));
  expect(text).toContain(count('/stores/:id', 404));
  expect(text).toContain(count('-', 404));
  expect(text).not.toContain('secret');
  expect(text).not.toContain('/stores/1');
});

test('tell what the database failed by', async () => {
  for (const name of ['full', 'full', 'slow', 'gone', 'bug'])
    await fixture.app.inject({ url: `/test/${name}/7` });
  const { text } = await metrics('root');
  expect(text.match(/^footwork_database_errors_total.*$/gm)?.sort()).toEqual([
    'footwork_database_errors_total{cause="databaseUnreachable"} 1',
    'footwork_database_errors_total{cause="diskFull"} 2',
    'footwork_database_errors_total{cause="statementTimeout"} 1',
  ]);
});

test('show the pool and the event loop', async () => {
  const { text } = await metrics('root');
  expect(text).toMatch(/^footwork_database_connections\{state="idle"\} 1$/m);
  expect(text).toMatch(/^footwork_database_connections\{state="busy"\} 0$/m);
  expect(text).toMatch(/^footwork_database_waiting_requests 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
});
