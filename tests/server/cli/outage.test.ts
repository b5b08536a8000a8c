import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../support/postgres';
import { addPartner, buildServer, Caller, merchant, removeServer, ServerProcess } from './server-process';

/** A real server under load while its PostgreSQL, which only this file uses, stops and starts again. */
const password = 'outage-test';
const writers = 8;

let postgres: Postgres;
let server: ServerProcess;
let caller: Caller;
let ended: number | null | undefined;

beforeAll(async () => {
  await buildServer();
  // A write must be durable once the server acknowledges it, as in production.
  postgres = await startPostgres({ settings: { synchronous_commit: 'on' } });
}, 120_000);

beforeEach(async () => {
  if (server && ended === undefined) return;
  server = new ServerProcess({ DATABASE_URL: postgres.url, DEMO: '0', ROOT_PASSWORD: password });
  ended = undefined;
  server.exit.then(({ code }) => {
    ended = code;
  });
  caller = await Caller.signIn(await server.ready(), password);
  await addPartner(caller);
}, 60_000);

afterAll(async () => {
  await server?.end('SIGKILL');
  await postgres?.stop();
  await removeServer();
});

test.each([1, 2, 3])('sessions ended by an administrator, round %i', (round) =>
  underLoad(`t${round}`, async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'footwork'`,
    );
    await client.end();
  }),
);

test.each(['fast', 'immediate'] as const)('a restart, %s', (mode) =>
  underLoad(mode, async () => {
    await postgres.halt(mode);
    await postgres.resume();
  }),
);

test('a stop of three seconds', () =>
  underLoad('stop', async () => {
    await postgres.halt('fast');
    expect(await health('/live')).toEqual([200, 0]);
    await expect.poll(() => health('/ready')).toEqual([503, 50302]);
    expect(await health('')).toEqual([503, 50302]);
    await sleep(3_000);
    await postgres.resume();
    await expect.poll(() => health('/ready')).toEqual([200, 0]);
    expect(await errorsOf('databaseUnreachable')).toBeGreaterThan(0);
    expect(await errorsOf('diskFull')).toBe(0);
  }));

async function health(path: string): Promise<[status: number, code: number]> {
  const answer = await fetch(`${caller.url}/health${path}`);
  return [answer.status, ((await answer.json()) as { code: number }).code];
}

/** The number of failed requests with this cause, from the metrics. */
async function errorsOf(cause: string): Promise<number> {
  const answer = await fetch(`${caller.url}/metrics`, { headers: { authorization: caller.token } });
  const line = new RegExp(`^footwork_database_errors_total\\{cause="${cause}"\\} (\\d+)$`, 'm');
  return Number(line.exec(await answer.text())?.[1] ?? 0);
}

/** Writes before, during and after the outage; every acknowledged write must exist afterwards. */
async function underLoad(name: string, outage: () => Promise<void>): Promise<void> {
  const acknowledged: string[] = [];
  let stopping = false;
  const write = async (writer: number) => {
    for (let number = 1; !stopping && ended === undefined; number++) {
      const account = `${name}-${writer}-${number}`;
      const { status } = await caller.post('/merchants', merchant(account));
      if (status === 200) acknowledged.push(account);
      else {
        expect(status).toBe(503);
        await sleep(20);
      }
    }
  };
  const load = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  const grow = (by: number) => expect.poll(() => acknowledged.length).toBeGreaterThan(by);
  await Promise.race([load, grow(40)]);
  await outage();
  await Promise.race([load, grow(acknowledged.length + 40)]);
  stopping = true;
  await load;
  expect(ended).toBeUndefined();
  const stored = await accounts(`${name}-`);
  expect(acknowledged.filter((account) => !stored.has(account))).toEqual([]);
}

async function accounts(prefix: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ account: string }>(
    `select account from merchant where starts_with(account, $1)`,
    [prefix],
  );
  await client.end();
  return new Set(rows.map((row) => row.account));
}
