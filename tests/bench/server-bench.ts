import autocannon from 'autocannon';
import pg from 'pg';
import { freePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';
import { type ChildServer, startChild } from './child-server';
import { fillDevices } from './fill-devices';
import { median } from './median';
import { signIn } from './sign-in';

interface Case {
  readonly title: string;
  /** The least ratio ours / hand-written that the product must reach. */
  readonly atLeast: number;
  readonly path: string;
  readonly body?: (serial: number) => Record<string, unknown>;
}

const connections = 10;
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

const cases: readonly Case[] = [
  { title: 'newest 20 with exact total', atLeast: 50, path: '/devices?_start=0&_end=20' },
  {
    title: 'filtered by two fields, sorted, with total',
    atLeast: 1,
    path: '/devices?_start=0&_end=20&dev_type=X5&status=online&_sort=dev_code&_order=asc',
  },
  { title: 'one record', atLeast: 0.6, path: '/devices/4711' },
  {
    title: 'create',
    atLeast: 0.4,
    path: '/devices',
    body: (serial) => ({
      dev_code: `NEW-${process.pid}-${serial}`,
      dev_nick: 'Bench device',
      dev_type: 'X5',
      store: 1 + (serial % 100),
      mode: 'buyout',
    }),
  },
];

/** Ours and a hand-written handler on the same table, in turn, as ratios; then our memory. */
export async function serverBench(): Promise<void> {
  const postgres = await startPostgres({
    fsync: true,
    settings: { shared_buffers: '1GB', max_wal_size: '4GB' },
  });
  const password = 'bench-password';
  const ours = await startChild(
    'dist/server/start.js',
    await freePort(),
    { DATABASE_URL: postgres.url, DEMO: '0', ROOT_PASSWORD: password },
    '/health',
  );
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  process.stdout.write(`filling ${rows} devices\n`);
  await fillDevices(pool, rows);
  await pool.end();
  const theirs = await startChild(
    'tests/bench/hand-written.mjs',
    await freePort(),
    { DATABASE_URL: postgres.url },
    '/devices/1',
  );
  const token = await signIn(ours.url, 'root', password);
  try {
    process.stdout.write(
      `\n${connections} connections, ${rounds} rounds of ${seconds} s, requests per second\n`,
    );
    for (const item of cases) await compare(item, ours, theirs, token);
    process.stdout.write(`memory of our server after the run: ${ours.memory()} MB (at most 200)\n`);
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
    await postgres.stop();
  }
}

async function compare(item: Case, ours: ChildServer, theirs: ChildServer, token: string): Promise<void> {
  await load(item, ours.url, token, 1);
  await load(item, theirs.url, token, 1);
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push([await load(item, ours.url, token, seconds), await load(item, theirs.url, token, seconds)]);
  }
  const ratio = median(pairs.map(([a, b]) => a / b));
  const [a, b] = [median(pairs.map(([own]) => own)), median(pairs.map(([, other]) => other))];
  process.stdout.write(
    `${item.title}: ${a.toFixed(0)} / ${b.toFixed(0)} = ${ratio.toFixed(2)} (at least ${item.atLeast})\n`,
  );
}

let serial = 0;

async function load(item: Case, url: string, token: string, duration: number): Promise<number> {
  const { body } = item;
  const headers = { authorization: token, ...(body && { 'content-type': 'application/json' }) };
  const result = await autocannon({
    url: `${url}${item.path}`,
    connections,
    duration,
    headers,
    ...(body && {
      method: 'POST',
      requests: [
        {
          setupRequest: (request) => {
            serial += 1;
            return { ...request, body: JSON.stringify(body(serial)) };
          },
        },
      ],
    }),
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0)
    throw new Error(`${item.title}: ${failed} of ${result.requests.total} requests failed at ${url}`);
  return result.requests.total / result.duration;
}
