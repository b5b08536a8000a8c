import autocannon from 'autocannon';
import pg from 'pg';
import { freePort } from '../support/free-port';
import { startPostgres } from '../support/postgres';
import { startChild } from './child-server';
import { fillDevices } from './fill-devices';
import { median } from './median';
import { signIn } from './sign-in';

const clients = 100;
const rows = Number(process.env.BENCH_ROWS ?? 100_000);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

let serial = 0;

/** What each client asks for, in turn. */
const requests: autocannon.Request[] = [
  { path: '/devices?_start=0&_end=20' },
  { path: '/devices?_start=0&_end=20&dev_type=X5&status=online&_sort=dev_code&_order=asc' },
  { path: '/devices/4711' },
  { path: '/devices?_start=0&_end=20&q=Device%2047' },
  { path: '/stores/options?q=Store%201' },
  {
    path: '/devices',
    method: 'POST',
    setupRequest: (request) => {
      serial += 1;
      const dev_code = `MIX-${process.pid}-${serial}`;
      const device = {
        dev_code,
        dev_nick: 'Bench device',
        dev_type: 'X5',
        store: 1 + (serial % 100),
        mode: 'buyout',
      };
      return { ...request, body: JSON.stringify(device) };
    },
  },
  { path: '/health' },
];

/** Compares the p99 of many clients that list, search, open and create with that of a single client. */
export async function mixedLoadBench(): Promise<void> {
  const postgres = await startPostgres({ fsync: true, settings: { shared_buffers: '512MB' } });
  const password = 'bench-password';
  const environment = { DATABASE_URL: postgres.url, DEMO: '0', ROOT_PASSWORD: password };
  const server = await startChild('dist/server/start.js', await freePort(), environment, '/health');
  try {
    const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
    await fillDevices(pool, rows);
    await pool.end();
    const token = await signIn(server.url, 'root', password);
    await load(server.url, token, clients); // warms up
    const pairs: [many: autocannon.Result, one: autocannon.Result][] = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push([await load(server.url, token, clients), await load(server.url, token, 1)]);
    }
    process.stdout.write(`\nmixed load on ${rows} devices, ${clients} clients / 1 client\n`);
    report('p50, ms', pairs, ({ latency }) => latency.p50);
    report('p99, ms', pairs, ({ latency }) => latency.p99);
    report('answers per second', pairs, ({ requests: { total }, duration }) => total / duration);
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

async function load(url: string, token: string, connections: number): Promise<autocannon.Result> {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const result = await autocannon({ url, connections, duration: seconds, headers, requests });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed.`);
  return result;
}

function report(
  title: string,
  pairs: readonly [autocannon.Result, autocannon.Result][],
  read: (result: autocannon.Result) => number,
): void {
  const many = median(pairs.map(([result]) => read(result)));
  const one = median(pairs.map(([, result]) => read(result)));
  process.stdout.write(`${title}: ${many.toFixed(0)} / ${one.toFixed(0)} = ${(many / one).toFixed(2)}\n`);
}
