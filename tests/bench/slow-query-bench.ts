import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './quantile';

const seconds = Number(process.env.BENCH_QUERY_SECONDS ?? 10);
/** Paths that need no database. */
const paths = ['/health', '/health/live', '/'];

/** Measures how a query of ten seconds on PGlite affects calls that do not need the database. */
export async function slowQueryBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'footwork-slow-'));
  const server = fork('src/engine/cli/run.mjs', ['tests/bench/slow-query-server.ts'], {
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      STATEMENT_TIMEOUT: String(seconds * 2),
      LOG_LEVEL: 'error',
    },
  });
  try {
    const [url] = await once(server, 'message');
    await latencies(url, sleep(1000)); // warms up
    const idle = await latencies(url, sleep(seconds * 1000));
    server.send(seconds);
    const busy = await latencies(url, once(server, 'message'));
    process.stdout.write(`\nPGlite, a query of ${seconds} s / idle, ms\n`);
    for (const path of paths) report(path, busy.get(path) ?? [], idle.get(path) ?? []);
    server.send(0);
    await once(server, 'exit');
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Calls the paths one after another until `end`; returns the durations by path. */
async function latencies(url: string, end: Promise<unknown>): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>(paths.map((path) => [path, []]));
  let running = true;
  void end.finally(() => {
    running = false;
  });
  while (running) {
    for (const path of paths) {
      const begin = performance.now();
      await (await fetch(url + path)).arrayBuffer();
      found.get(path)?.push(performance.now() - begin);
    }
    await sleep(10);
  }
  return found;
}

function report(path: string, busy: readonly number[], idle: readonly number[]): void {
  const figures = [0.5, 0.99, 1].map((share) => {
    const [a, b] = [quantile(busy, share), quantile(idle, share)];
    return `${a.toFixed(1)} / ${b.toFixed(1)} = ${(a / b).toFixed(2)}`;
  });
  const delay = Math.max(...busy) - Math.max(...idle);
  process.stdout.write(
    `${path}: median ${figures[0]}, p99 ${figures[1]}, slowest ${figures[2]}, ${delay.toFixed(0)} ms more (at most 50)\n`,
  );
}
