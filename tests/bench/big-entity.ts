import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../support/free-port';
import { createDatabase, startPostgres } from '../support/postgres';
import { fillMeasurements, measurementSchema } from './big-schema';
import { type ChildServer, startChild } from './child-server';
import { median } from './median';
import { productCopy } from './product-copy';
import { signIn } from './sign-in';

const sizes = [
  Number(process.env.BENCH_SMALL ?? 100_000),
  Number(process.env.BENCH_ROWS ?? 10_000_000),
] as const;
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const password = 'bench-password';
const list = '/bench-measurements';
const page = '_start=0&_end=20';

interface Case {
  readonly title: string;
  /** The maximum ratio of the time on the large table to the time on the small one. */
  readonly atMost: number;
  readonly path: (rows: number) => string;
  readonly body?: (serial: number) => object;
}

const cases: readonly Case[] = [
  { title: 'page 1', atMost: 1.5, path: () => `${list}?${page}` },
  {
    title: 'filtered and sorted',
    atMost: 1.5,
    path: () => `${list}?${page}&kind=static&status=done&_sort=code&_order=asc`,
  },
  { title: 'one record', atMost: 1.5, path: () => `${list}/4711` },
  {
    title: 'create',
    atMost: 1.5,
    path: () => list,
    body: (serial) => ({
      code: `N-${serial}`,
      customer: `CU-N${serial}`,
      kind: 'static',
      status: 'new',
      grade: 5,
      taken: new Date().toISOString(),
      store: 1 + (serial % 1000),
    }),
  },
  { title: 'last page', atMost: 1.5, path: (rows) => `${list}?_start=${rows - 20}&_end=${rows}` },
  { title: 'search of a number', atMost: 3, path: () => `${list}?${page}&q=M-00004711` },
  { title: 'search of a customer', atMost: 3, path: () => `${list}?${page}&q=cu-4711x` },
  { title: 'search without a match', atMost: 3, path: () => `${list}?${page}&q=nothing` },
  { title: 'rare filter', atMost: 3, path: () => `${list}?${page}&customer=CU-4711X` },
  { title: 'filtered by a store and a grade', atMost: 3, path: () => `${list}?${page}&store=78&grade=7` },
];

interface Side {
  readonly rows: number;
  readonly server: ChildServer;
  readonly token: string;
}

/**
 * Compares calls of a big entity with many rows with the same calls with few rows, in turn, as ratios of the
 * median times.
 */
export async function bigEntityBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'footwork-big-'));
  const settings = { shared_buffers: '2GB', max_wal_size: '16GB', maintenance_work_mem: '1GB' };
  const postgres = await startPostgres({ fsync: true, settings });
  const sides: Side[] = [];
  try {
    const copy = productCopy(join(folder, 'product'), { 'bench-measurement': measurementSchema });
    for (const rows of sizes) sides.push(await openSide(copy, postgres.url, rows));
    process.stdout.write(`\n${sizes[1]} rows / ${sizes[0]} rows, ms, medians of ${rounds} calls\n`);
    for (const item of cases) await compare(item, sides);
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openSide(copy: string, postgresUrl: string, rows: number): Promise<Side> {
  const url = await createDatabase(postgresUrl, `rows_${rows}`);
  const env = { DATABASE_URL: url, DEMO: '0', ROOT_PASSWORD: password };
  const server = await startChild(join(copy, 'dist/server/start.js'), await freePort(), env, '/health');
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  process.stdout.write(`filling ${rows} rows\n`);
  const start = performance.now();
  await fillMeasurements(pool, rows);
  await pool.end();
  process.stdout.write(`filled in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
  return { rows, server, token: await signIn(server.url, 'root', password) };
}

async function compare(item: Case, sides: readonly Side[]): Promise<void> {
  const times = sides.map((): number[] => []);
  for (let round = -5; round < rounds; round += 1) {
    for (const [at, side] of sides.entries()) {
      const time = await call(item, side);
      if (round >= 0) times[at]?.push(time);
    }
  }
  const [few = Number.NaN, many = Number.NaN] = times.map(median);
  const ratio = (many / few).toFixed(2);
  process.stdout.write(
    `${item.title}: ${many.toFixed(1)} / ${few.toFixed(1)} = ${ratio} (at most ${item.atMost})\n`,
  );
}

let serial = 0;

async function call({ title, path, body }: Case, { rows, server, token }: Side): Promise<number> {
  serial += 1;
  const start = performance.now();
  const answer = await fetch(`${server.url}${path(rows)}`, {
    headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body(serial)) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${title}: ${answer.status} ${text.slice(0, 300)}`);
  return performance.now() - start;
}
