import pg from 'pg';
import { openFleet } from '../../src/footwork/gateway/cli/device-fleet';
import { freePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';
import { startChild } from './child-server';
import { fillDevices } from './fill-devices';
import { median } from './median';

const seconds = Number(process.env.BENCH_SECONDS ?? 300);
const sampleEvery = 10;
const rate = 500;
const batch = 20;
const mostRatio = 1.1;

/**
 * Resident memory of the server while devices report for some minutes: compares the last third with the third
 * before.
 */
export async function gatewayMemoryBench(): Promise<void> {
  const postgres = await startPostgres({ fsync: true, settings: { shared_buffers: '512MB' } });
  const password = 'bench-password';
  const env = { DATABASE_URL: postgres.url, DEMO: '0', ROOT_PASSWORD: password };
  const ours = await startChild('dist/server/start.js', await freePort(), env, '/health');
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  try {
    await fillDevices(pool, 1000);
    const fleet = await openFleet({ url: ours.url, username: 'root', password, devices: 100 });
    const series = [ours.memory()];
    const sampling = setInterval(() => series.push(ours.memory()), sampleEvery * 1000);
    const began = performance.now();
    await fleet.run({ rate, batch }, AbortSignal.timeout(seconds * 1000));
    clearInterval(sampling);
    process.stdout.write(`${fleet.summary(performance.now() - began)}\n`);
    process.stdout.write(`memory in MB, every ${sampleEvery} s: ${series.join(' ')}\n`);
    const third = Math.floor(series.length / 3);
    const [before, last] = [series.slice(-2 * third, -third), series.slice(-third)].map(median);
    const ratio = (last ?? 0) / (before ?? 0);
    process.stdout.write(
      `memory, last third / the third before: ${ratio.toFixed(2)} (at most ${mostRatio})\n`,
    );
  } finally {
    await ours.stop();
    await pool.end();
    await postgres.stop();
  }
}
