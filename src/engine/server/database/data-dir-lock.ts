import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const heartbeat = 5_000;
const silence = 20_000;
const attempts = 3;

/** Claims of this process. */
const held = new Set<string>();

/** Another process uses this data folder. */
export class DataDirBusy extends Error {
  override readonly name = 'DataDirBusy';

  constructor(dataDir: string, holder: Pick<Holder, 'host' | 'pid'>) {
    const who =
      holder.host === hostname() ? `process ${holder.pid}` : `process ${holder.pid} on ${holder.host}`;
    super(`The data folder ${dataDir} is in use by ${who}. Stop it, or set DATA_DIR to another folder.`);
  }
}

interface Holder {
  readonly file: string;
  readonly host: string;
  readonly pid: number;
  /** Start time of the process from /proc; `0` where there is no /proc. */
  readonly started: string;
}

/**
 * Claims the folder for this process. Each process has its own claim file, so removing the claim of a dead process can
 * never remove that of a living one.
 */
export async function lockDataDir(dataDir: string): Promise<{ release(): void }> {
  const mine = `server-${hostname()}-${process.pid}-${startOf(process.pid) ?? '0'}.lock`;
  const path = join(resolve(dataDir), mine);
  if (held.has(path)) throw new DataDirBusy(dataDir, { host: hostname(), pid: process.pid });
  held.add(path);
  const beat = setInterval(() => touch(path), heartbeat).unref();
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    rmSync(path, { force: true });
    held.delete(path);
  };
  process.once('exit', release);
  try {
    await claim(dataDir, mine);
  } catch (error) {
    release();
    throw error;
  }
  return { release };
}

/**
 * Two processes that start at once see each other and retreat; they wait for different times, so that one of them
 * succeeds.
 */
async function claim(dataDir: string, mine: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    writeFileSync(join(dataDir, mine), '');
    const other = holders(dataDir).find((holder) => holder.file !== mine);
    if (!other) return;
    rmSync(join(dataDir, mine), { force: true });
    if (attempt === attempts) throw new DataDirBusy(dataDir, other);
    await sleep(50 + Math.random() * 250);
  }
}

function holders(dataDir: string): Holder[] {
  return readdirSync(dataDir)
    .flatMap((file) => {
      const match = /^server-(.+)-(\d+)-(\d+)\.lock$/.exec(file);
      return match ? [{ file, host: match[1] ?? '', pid: Number(match[2]), started: match[3] ?? '' }] : [];
    })
    .filter((holder) => {
      const alive = isAlive(holder, join(dataDir, holder.file));
      if (!alive) rmSync(join(dataDir, holder.file), { force: true });
      return alive;
    });
}

/**
 * A process on this machine is looked up; one on another machine (or in a container) is alive while it touches its
 * claim.
 */
function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) {
    const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Date.now() - touched < silence;
  }
  const started = startOf(holder.pid);
  if (started !== undefined) return started === holder.started;
  try {
    process.kill(holder.pid, 0);
    return holder.started === '0';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Field 22 of /proc/PID/stat; the name before it may contain spaces and brackets. Empty for a zombie: it has ended,
 * though its exit code has not been read.
 */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : fields[19];
  } catch {
    return undefined;
  }
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The folder was deleted; nothing is left to guard.
  }
}
