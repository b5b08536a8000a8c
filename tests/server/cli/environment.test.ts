import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../support/free-port';
import { createDatabase } from '../../support/postgres';
import { openQrServer } from '../qr/qr-server';
import { buildServer, Caller, removeServer, ServerProcess } from './server-process';

/** A server with variables of the README set to other values than their defaults. */
const port = await freePort();
const database = await createDatabase(inject('postgresUrl'), 'environment');
const password = 'Gate-Meadow-41';
const metricsToken = 'prometheus-of-the-tests';
const environment = {
  PORT: String(port),
  HOST: '127.0.0.2',
  DATABASE_URL: database,
  PG_POOL: '2',
  STATEMENT_TIMEOUT: '0.5',
  DEMO: '0',
  ROOT_PASSWORD: password,
  METRICS_TOKEN: metricsToken,
  QR_PRIVATE_HOSTS: '127.0.0.1',
  LOG_LEVEL: 'info',
  SESSION_IDLE_HOURS: '1',
  SESSION_LIFE_HOURS: '3',
  TRUSTED_PROXIES: '1',
};
const client = new pg.Client({ connectionString: database });
let server: ServerProcess;
let url: string;
let root: Caller;

beforeAll(async () => {
  await buildServer();
  server = new ServerProcess(environment);
  url = await server.ready();
  root = await Caller.signIn(url, password);
  await client.connect();
}, 120_000);

afterAll(async () => {
  await client.end();
  await server?.end('SIGKILL');
  await removeServer();
});

const answerTo = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers });

test('HOST and PORT: the server listens there and nowhere else', async () => {
  expect(url).toBe(`http://127.0.0.2:${port}`);
  expect((await answerTo('/health')).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
});

test('DEMO=0 and ROOT_PASSWORD: root alone is there, and signs in with it', async () => {
  expect(await root.get('/stores')).toMatchObject({ list: [], total: 0 });
  expect(await root.get('/manger/list')).toMatchObject({ list: [{ username: 'root' }], total: 1 });
});

test('METRICS_TOKEN reads the metrics, and nothing else', async () => {
  const authorization = `Bearer ${metricsToken}`;
  const metrics = await answerTo('/metrics', { authorization });
  expect(metrics.status).toBe(200);
  expect(await metrics.text()).toMatch(/^footwork_http_request_duration/m);
  expect((await answerTo('/metrics')).status).toBe(401);
  expect((await answerTo('/stores', { authorization })).status).toBe(401);
});

test('PG_POOL: many calls at once share that many connections', async () => {
  const counts: number[] = [];
  const calls = Promise.all(
    Array.from({ length: 60 }, (_, at) => root.get(`/stores?_start=${at}&_end=${at + 10}`)),
  );
  const isDone = calls.then(() => true);
  while (!(await Promise.race([isDone, sleep(5, false)]))) counts.push(await connections());
  // Two of the pool, and one that listens for events.
  expect(Math.max(...counts, await connections())).toBe(3);
});

test('STATEMENT_TIMEOUT: a call whose statement waits for longer ends with a sentence', async () => {
  await client.query('begin');
  await client.query('lock table store in access exclusive mode');
  try {
    const answer = await answerTo('/stores', { authorization: root.token, 'accept-language': 'en' });
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 50301 }]);
  } finally {
    await client.query('rollback');
  }
  expect(await root.get('/stores')).toMatchObject({ total: 0 });
});

test('QR_PRIVATE_HOSTS: an interface on a host that it names gives the QR code', async () => {
  const image = 'https://example.com/qr.png';
  const qr = await openQrServer((_request, response) => response.end(JSON.stringify({ url: image })));
  try {
    const answer = await root.post('/qr-previews', { qr_interface: `${qr.origin}/code` });
    expect(await answer.json()).toMatchObject({ code: 0, data: { url: image } });
    const other = await root.post('/qr-previews', {
      qr_interface: qr.origin.replace('127.0.0.1', '127.0.0.3'),
    });
    expect(other.status).toBe(422);
  } finally {
    await qr.close();
  }
});

test('LOG_LEVEL=info: each request is a line of JSON, without the token', async () => {
  await root.get('/stores?q=logged');
  const lines = server.printed.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/stores', status: 200 }),
  );
  expect(server.printed).not.toContain(root.token);
});

test('TRUSTED_PROXIES=1: the address that one proxy names is the caller’s', async () => {
  const body = new URLSearchParams({ username: 'root', password, utype: '1' });
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  const answer = await fetch(`${url}/manger/login`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  const { rows } = await client.query('select ip from footwork.session order by id desc limit 1');
  expect(rows).toEqual([{ ip: '203.0.113.7' }]);
});

test('SESSION_IDLE_HOURS and SESSION_LIFE_HOURS: a session ends unused, and at the latest', async () => {
  const { rows } = await client.query(
    `select extract(epoch from expires_at - created_at) / 3600 as hours from footwork.session`,
  );
  expect(rows.map(({ hours }) => Number(hours))).toEqual(rows.map(() => 3));
  const caller = await Caller.signIn(url, password);
  const later = new ServerProcess({ ...environment, HOST: '127.0.0.3' });
  try {
    const other = await later.ready();
    await client.query(`update footwork.session set last_used_at = now() - interval '61 minutes'`);
    const answer = await fetch(`${other}/manger/getUserInfo`, { headers: { authorization: caller.token } });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 402 }]);
  } finally {
    await later.end();
  }
});

async function connections(): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows[0]?.count ?? 0;
}
