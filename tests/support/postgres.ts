import { type ChildProcessByStdio, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { installFromDebian } from './debian';
import { freePort } from './free-port';

export interface Postgres {
  /** Of the database `postgres`, as a superuser. */
  url: string;
  /** Ends the server and keeps its data: `fast` ends the sessions first, `immediate` is a crash. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts a halted server again, on the same port. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** On for tests and benches of durability; off is faster and loses data only when the machine itself stops. */
  fsync?: boolean;
  /** Further server settings, such as `{ shared_buffers: '1GB' }`. */
  settings?: Record<string, string>;
}

/** Starts an empty PostgreSQL on a free port of 127.0.0.1; it ends with `stop`, at the latest with this process. */
export async function startPostgres({ fsync = false, settings = {} }: Options = {}): Promise<Postgres> {
  const bin = binFolder();
  const folder = mkdtempSync(join(tmpdir(), 'footwork-postgres-'));
  const identity = unprivilegedIdentity();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const spawning = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  await promisify(execFile)(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    spawning,
  );

  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    lc_messages: 'C',
    ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = async () => {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
      ...spawning,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const closed = once(child, 'close');
    await isReady(child);
    return { child, closed };
  };
  let server = await launch();
  const halt = async (signal: 'SIGINT' | 'SIGQUIT') => {
    server.child.kill(signal);
    await server.closed;
  };
  const abandon = () => {
    server.child.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  };
  process.once('exit', abandon);

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt: (mode) => halt(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    async resume() {
      server = await launch();
    },
    async stop() {
      process.off('exit', abandon);
      await halt('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isReady(server: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (log.includes('ready to accept connections')) return;
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

/** Creates a database on the server of `url`, as a copy of `template`, and returns its URL. */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  await withClient(url, (client) => client.query(createStatement(client, name, template)));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/**
 * Replaces a database that a product uses by a copy of `template`, which ends its connections. Waits until
 * the product listens for events again, which it does by itself.
 */
export async function replaceDatabase(url: string, name: string, template: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`);
    await client.query(createStatement(client, name, template));
    const listening = `select 1 from pg_stat_activity where datname = $1 and query ilike 'listen %' and state = 'idle'`;
    while ((await client.query(listening, [name])).rows.length === 0) await setTimeout(20);
  });
}

/**
 * Reserves one of the numbers from 0 to below `count` for the caller, as soon as one is free; `release`
 * returns it.
 */
export async function claimNumber(
  url: string,
  count: number,
): Promise<{ number: number; release: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (;;) {
    for (let number = 0; number < count; number++) {
      const lock = "select pg_try_advisory_lock(hashtext('e2e'), $1) as taken";
      const { rows } = await client.query<{ taken: boolean }>(lock, [number]);
      if (rows[0]?.taken) return { number, release: () => client.end() };
    }
    await setTimeout(50);
  }
}

function createStatement(client: pg.Client, name: string, template: string): string {
  return `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function binFolder(): string {
  const found = findBinFolder();
  if (found) return found;
  installFromDebian(['postgresql']);
  const installed = findBinFolder();
  if (installed) return installed;
  throw new Error('PostgreSQL is missing: install it (on Debian: apt-get install postgresql).');
}

function findBinFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root. */
function unprivilegedIdentity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
