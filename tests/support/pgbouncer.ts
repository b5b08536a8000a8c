import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installFromDebian } from './debian';
import { freePort } from './free-port';

interface Pooler {
  /** The URL of the database through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer with its default settings, with few connections to the database of `url`. */
export async function startPooler(url: string, mode: 'session' | 'transaction'): Promise<Pooler> {
  const { hostname, port, pathname, username } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'footwork-pgbouncer-'));
  const listening = await freePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listening}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 30 : 4}
max_client_conn = 200
`,
  );
  const identity = unprivileged();
  if (identity) for (const path of [folder, users, settings]) chownSync(path, identity.uid, identity.gid);
  const child = spawn(binary(), [settings], { ...identity, cwd: folder, stdio: 'ignore' });
  const closed = once(child, 'close');
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await accepts(listening))) await sleep(20);
  return {
    url: `postgres://${username}@127.0.0.1:${listening}${pathname}`,
    async stop() {
      child.kill('SIGKILL');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function binary(): string {
  const path = '/usr/sbin/pgbouncer';
  if (!existsSync(path)) installFromDebian(['pgbouncer']);
  if (!existsSync(path))
    throw new Error('PgBouncer is missing: install it (on Debian: apt-get install pgbouncer).');
  return path;
}

/** PgBouncer refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function accepts(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
