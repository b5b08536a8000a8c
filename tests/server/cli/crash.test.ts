import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { seedLock } from '../../../src/engine/server/seed/seed';
import { createDatabase } from '../../support/postgres';
import { addPartner, buildServer, Caller, merchant, removeServer, ServerProcess } from './server-process';

/**
 * Real processes that are really killed. The tests run in this order, on one folder or database per engine.
 */
const password = 'crash-test';
const folder = await mkdtemp(join(tmpdir(), 'footwork-crash-'));
const running = new Set<ServerProcess>();

type Environment = Readonly<Record<string, string>>;

beforeAll(buildServer);
afterAll(removeServer);
afterAll(async () => {
  await Promise.all([...running].map((server) => server.end('SIGKILL')));
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  {
    engine: 'PGlite',
    environment: async () => ({ DATA_DIR: join(folder, 'data') }),
    killHalfWay: async (start: () => ServerProcess, { DATA_DIR = '' }: Environment) => {
      const filesIn = (name: string) => {
        const tables = join(DATA_DIR, name, 'base', '5');
        return existsSync(tables) ? readdirSync(tables).length : 0;
      };
      await killWhen(start(), () => filesIn('postgres.part') > 100);
      let made = 0;
      await killWhen(start(), () => {
        made ||= filesIn('postgres');
        return made > 0 && filesIn('postgres') > made + 50;
      });
    },
  },
  {
    engine: 'PostgreSQL',
    environment: async () => ({ DATABASE_URL: await createDatabase(inject('postgresUrl'), 'crash') }),
    killHalfWay: async (start: () => ServerProcess, { DATABASE_URL: connectionString }: Environment) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      const others = async (condition: string) => {
        // Otherwise a transaction sees the activity as it first saw it.
        await client.query('select pg_stat_clear_snapshot()');
        const { rows } = await client.query(
          `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
        );
        return rows.length;
      };
      // The start waits when it creates a table of the same name.
      await client.query('begin');
      await client.query('create table manager (id bigint)');
      await killWhen(start(), async () => (await others(`wait_event = 'transactionid'`)) > 0);
      await client.query('rollback');
      await until(async () => (await others(`backend_type = 'client backend'`)) === 0);

      await client.query('select pg_advisory_lock($1)', [seedLock]);
      const second = start();
      await until(async () => (await others(`wait_event = 'advisory'`)) > 0);
      // The start blocks on inserting its first account; by then it has created the navigation.
      await client.query('begin');
      await client.query('lock table manager in exclusive mode');
      await client.query('select pg_advisory_unlock($1)', [seedLock]);
      await killWhen(second, async () => (await others(`wait_event = 'relation'`)) > 0);
      await client.end();
    },
  },
])('on $engine', { timeout: 120_000 }, ({ engine, environment, killHalfWay }) => {
  let given: Environment;
  let start: () => ServerProcess;
  let server: ServerProcess;
  let url: string;

  beforeAll(async () => {
    given = await environment();
    start = () => {
      const started = new ServerProcess({ DEMO: '0', ROOT_PASSWORD: password, ...given });
      running.add(started);
      started.exit.then(() => running.delete(started));
      return started;
    };
  });

  test('a first start that is killed leaves nothing in the way of the next', async () => {
    await killHalfWay(start, given);
    server = start();
    url = await server.ready();
    const caller = await Caller.signIn(url, password);
    expect(await totals(caller, '/manger/list')).toEqual({ kept: 1, counted: 1 });
    await addPartner(caller);
    if (given.DATA_DIR) {
      const left = readdirSync(given.DATA_DIR).filter((name) => !name.endsWith('.lock'));
      expect(left).toEqual(['postgres']);
    }
  });

  if (engine === 'PGlite')
    test('a second process on the same DATA_DIR is refused', async () => {
      const { code, out, err } = await start().exit;
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/^The data folder .* is in use by process \d+\..*\n$/);
    });

  test('kill -9 loses no write that was acknowledged, twice', async () => {
    const caller = await Caller.signIn(url, password);
    const acknowledged: string[] = [];
    for (const round of [1, 2]) {
      const writers = [0, 1, 2, 3].map((writer) =>
        write(new Caller(url, caller.token), `r${round}w${writer}`, acknowledged),
      );
      // If a writer fails earlier, the race rejects with its error.
      await Promise.race([until(() => acknowledged.length >= round * 60), Promise.all(writers)]);
      await server.end('SIGKILL');
      await Promise.all(writers);
      server = start();
      url = await server.ready();
    }
    const again = new Caller(url, caller.token);
    const { list } = await again.get<{ list: { account: string }[] }>('/merchants?_start=0&_end=1000');
    const accounts = new Set(list.map((row) => row.account));
    expect(acknowledged.filter((account) => !accounts.has(account))).toEqual([]);
    expect(await totals(again, '/merchants')).toEqual({ kept: accounts.size, counted: accounts.size });
  });

  test('SIGTERM finishes the request under way, takes no other, and exits 0', async () => {
    const caller = await Caller.signIn(url, password);
    const status = await caller.createSlowly('/merchants', merchant('last'), async () => {
      void server.end('SIGTERM');
      await isDeaf(url);
    });
    expect(status).toBe(200);
    expect((await server.exit).code).toBe(0);
    if (given.DATA_DIR) expect(readdirSync(given.DATA_DIR)).toEqual(['postgres']);
  });
});

test('a second signal ends the process at once', async () => {
  const database = await createDatabase(inject('postgresUrl'), 'impatient');
  const server = new ServerProcess({ DATABASE_URL: database, DEMO: '0', ROOT_PASSWORD: password });
  running.add(server);
  const caller = await Caller.signIn(await server.ready(), password);
  await addPartner(caller);
  const unfinished = caller.createSlowly('/merchants', merchant('never'), async () => {
    void server.end('SIGTERM');
    await isDeaf(caller.url);
    await server.end('SIGTERM');
  });
  await expect(unfinished).rejects.toThrow();
  expect((await server.exit).code).toBe(1);
});

/** Creates merchants one after another until the server is gone. */
async function write(caller: Caller, name: string, acknowledged: string[]): Promise<void> {
  for (let number = 1; ; number++) {
    const account = `${name}-${number}`;
    try {
      await caller.create('/merchants', merchant(account));
    } catch (error) {
      // `fetch` throws a TypeError if no server answers; an answer other than a success fails the test.
      if (error instanceof TypeError) return;
      throw error;
    }
    acknowledged.push(account);
  }
}

/** The total that triggers keep, and the number of rows that match a filter that all rows match. */
async function totals(caller: Caller, path: string): Promise<{ kept: number; counted: number }> {
  const [kept, counted] = await Promise.all([
    caller.get<{ total: number }>(path),
    caller.get<{ total: number }>(`${path}?id_gte=1`),
  ]);
  return { kept: kept.total, counted: counted.total };
}

/** Waits until no server accepts requests at the address. */
async function isDeaf(url: string): Promise<void> {
  const answers = () =>
    fetch(`${url}/health`).then(
      () => true,
      () => false,
    );
  while (await answers()) await sleep(10);
}

/** Kills a server at the sign, before it is ready. */
async function killWhen(server: ServerProcess, sign: () => boolean | Promise<boolean>): Promise<void> {
  const missed = server.ready().then((url) => Promise.reject(new Error(`${url} was ready before the sign`)));
  // A server that is killed never becomes ready, so this promise rejects.
  missed.catch(() => {});
  await Promise.race([until(sign), missed]);
  await server.end('SIGKILL');
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}
