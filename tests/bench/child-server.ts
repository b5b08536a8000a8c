import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server under measurement, in a process of its own. */
export interface ChildServer {
  readonly url: string;
  /** Resident memory in MB, now. Linux only. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts `node file` with `PORT` set and waits until `path` answers. */
export async function startChild(
  file: string,
  port: number,
  env: NodeJS.ProcessEnv,
  path: string,
): Promise<ChildServer> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}${path}`, child);
  return {
    url,
    memory: () => residentMegabytes(child),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit code ${child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer within a minute.`);
}

function residentMegabytes(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}
