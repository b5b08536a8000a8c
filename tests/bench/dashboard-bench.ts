import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../support/free-port';
import { createDatabase, startPostgres } from '../support/postgres';
import { type ChildServer, startChild } from './child-server';
import { fillDevices } from './fill-devices';
import { fillReports } from './fill-reports';
import { median } from './median';
import { signIn } from './sign-in';

const sizes = [
  Number(process.env.BENCH_SMALL ?? 100_000),
  Number(process.env.BENCH_ROWS ?? 10_000_000),
] as const;
const rounds = Number(process.env.BENCH_ROUNDS ?? 60);
const password = 'bench-password';

/** The requests of the dashboard; measured one by one, and all at once as the page sends them. */
const statistics = [
  '/statistics/overview',
  '/statistics/charts',
  '/statistics/stores/1?by=month',
  '/statistics/tasks',
] as const;
const data: readonly (readonly string[])[] = [...statistics.map((path) => [path]), statistics];
const list = '/reports?_start=0&_end=20&type=static&evaluation=evaluated&_sort=detection_time&_order=desc';
const listAtMost = 1.5;

interface Side {
  readonly rows: number;
  readonly server: ChildServer;
  readonly token: string;
  readonly pool: pg.Pool;
  readonly url: string;
}

/**
 * Compares the time of the dashboard's data with an empty round trip to the same database, and that of a long
 * list of reports with that of a short one.
 */
export async function dashboardBench(): Promise<void> {
  const settings = { shared_buffers: '1GB', max_wal_size: '16GB', maintenance_work_mem: '1GB' };
  const postgres = await startPostgres({ settings });
  const sides: Side[] = [];
  try {
    for (const rows of sizes) sides.push(await openSide(postgres.url, rows));
    for (const side of sides) await fill(side);
    process.stdout.write(`\n${sizes[1]} reports, ms, medians of ${rounds} calls\n`);
    for (const paths of data) await compareWithRoundTrip(paths, sides[1] as Side);
    await compareLists(sides);
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop()));
    await Promise.all(sides.map(({ pool }) => pool.end()));
    await postgres.stop();
  }
}

async function openSide(postgresUrl: string, rows: number): Promise<Side> {
  const url = await createDatabase(postgresUrl, `reports_${rows}`);
  const env = { DATABASE_URL: url, DEMO: '0', ROOT_PASSWORD: password };
  const server = await startChild('dist/server/start.js', await freePort(), env, '/health');
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  return { rows, server, pool, url, token: await signIn(server.url, 'root', password) };
}

async function fill({ rows, pool, url }: Side): Promise<void> {
  process.stdout.write(`filling ${rows} reports\n`);
  const start = performance.now();
  await fillDevices(pool, 5000);
  await pool.query(`
    insert into customer (name, birth_date, phone, store)
    select 'Customer ' || n, date '1980-01-01', '+1 555 ' || 1000 + n, n from generate_series(1, 1000) n`);
  await fillReports(pool, rows);
  const env = { ...process.env, DATABASE_URL: url };
  // Asynchronous, so that the pool can notice idle connections that the server closes in the meantime.
  await promisify(execFile)(process.execPath, ['dist/server/plan.js', '--recount'], { env });
  process.stdout.write(`filled and counted in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
}

async function compareWithRoundTrip(paths: readonly string[], side: Side): Promise<void> {
  const [ours, empty]: [number[], number[]] = [[], []];
  for (let round = -5; round < rounds; round += 1) {
    const time = await timed(() => Promise.all(paths.map((path) => get(side, path))));
    const trip = await timed(() => side.pool.query('select 1'));
    if (round < 0) continue;
    ours.push(time);
    empty.push(trip);
  }
  const [time, trip] = [median(ours), median(empty)];
  const limit = 3 * trip + 20;
  process.stdout.write(
    `${paths.join(' + ')}: ${time.toFixed(1)} / (3 x ${trip.toFixed(2)} + 20) = ${(time / limit).toFixed(2)} (at most 1)\n`,
  );
}

async function compareLists(sides: readonly Side[]): Promise<void> {
  const times = sides.map((): number[] => []);
  for (let round = -5; round < rounds; round += 1) {
    for (const [at, side] of sides.entries()) {
      const time = await timed(() => get(side, list));
      if (round >= 0) times[at]?.push(time);
    }
  }
  const [few = Number.NaN, many = Number.NaN] = times.map(median);
  process.stdout.write(
    `${list}: ${many.toFixed(1)} / ${few.toFixed(1)} = ${(many / few).toFixed(2)} (at most ${listAtMost})\n`,
  );
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function get({ server, token }: Side, path: string): Promise<void> {
  const answer = await fetch(`${server.url}${path}`, { headers: { authorization: token } });
  const { code } = (await answer.json()) as { code: number };
  if (!answer.ok || code !== 0) throw new Error(`${path}: ${answer.status}, code ${code}`);
}
