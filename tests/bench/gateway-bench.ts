import pg from 'pg';
import { DemoMeasurements } from '../../src/footwork/demo/measurements';
import { randomOf } from '../../src/footwork/demo/random';
import { openFleet } from '../../src/footwork/gateway/cli/device-fleet';
import { freePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';
import { startChild } from './child-server';
import { fillDevices } from './fill-devices';
import { median } from './median';

const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const devices = 100;
const batch = 200;
/** More than the server can store; a device may send 120 batches a minute. */
const offered = 30_000;
const leastRatio = 0.3;
const leastPerSecond = 500;
const mostMegabytes = 400;

/**
 * Compares reports per second through the gateway with hand-written inserts of the same rows into the same
 * table, in turn.
 */
export async function gatewayBench(): Promise<void> {
  const postgres = await startPostgres({ fsync: true, settings: { shared_buffers: '512MB' } });
  const password = 'bench-password';
  const env = { DATABASE_URL: postgres.url, DEMO: '0', ROOT_PASSWORD: password };
  const ours = await startChild('dist/server/start.js', await freePort(), env, '/health');
  const pool = new pg.Pool({ connectionString: postgres.url, max: 10 });
  // `end` does not wait until its connections are closed, so PostgreSQL may close them first, which is an
  // error of the pool.
  pool.on('error', () => undefined);
  try {
    await fillDevices(pool, 1000);
    const access = { url: ours.url, username: 'root', password, devices };
    const measurements = await DemoMeasurements.make();
    const before = ours.memory();
    let most = before;
    const sampling = setInterval(() => {
      most = Math.max(most, ours.memory());
    }, 100);
    const pairs: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push([await throughGateway(access), await byHand(pool, measurements)]);
    }
    clearInterval(sampling);
    const [own, hand] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))];
    const ratio = median(pairs.map(([a, b]) => a / b));
    process.stdout.write(
      `reports per second: ${own.toFixed(0)} (at least ${leastPerSecond}) / ${hand.toFixed(0)} by hand = ${ratio.toFixed(2)} (at least ${leastRatio})\n`,
    );
    process.stdout.write(
      `memory of our server: ${before} MB before, ${most} MB at most (at most ${mostMegabytes})\n`,
    );
  } finally {
    await ours.stop();
    await pool.end();
    await postgres.stop();
  }
}

async function throughGateway(access: Parameters<typeof openFleet>[0]): Promise<number> {
  const fleet = await openFleet(access);
  const began = performance.now();
  await fleet.run({ rate: offered, batch }, AbortSignal.timeout(seconds * 1000));
  const ms = performance.now() - began;
  process.stdout.write(`${fleet.summary(ms)}\n`);
  return fleet.stored / (ms / 1000);
}

let serial = 0;
const random = randomOf(1);

/**
 * Uses as many connections as the server has, with batches of the same size, and the triggers of the table.
 */
async function byHand(pool: pg.Pool, measurements: DemoMeasurements): Promise<number> {
  const began = performance.now();
  let stored = 0;
  const write = async (connection: number) => {
    while (performance.now() - began < seconds * 1000) {
      const rows = Array.from({ length: batch }, () => {
        serial += 1;
        const type = (['static', 'dynamic', 'posture'] as const)[serial % 3] ?? 'static';
        return {
          report_number: `HAND-${process.pid}-${serial}`,
          type,
          detection_time: new Date(),
          customer_number: `C-${serial % 1000}`,
          measurement: measurements.of(random, type, serial),
          store: 1 + (connection % 100),
          device: 1 + (connection % 100),
        };
      });
      const { rowCount } = await pool.query(
        `insert into report (report_number, type, detection_time, customer_number, measurement, store, device)
         select report_number, type, detection_time, customer_number, measurement, store, device
         from jsonb_populate_recordset(null::report, $1::jsonb)`,
        [JSON.stringify(rows)],
      );
      stored += rowCount ?? 0;
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, connection) => write(connection)));
  return stored / ((performance.now() - began) / 1000);
}
