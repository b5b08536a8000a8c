import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDataDir } from '../../../src/engine/server/database/data-dir-lock';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footwork-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const claimOf = (pid: number, started: string, host = hostname()) => {
  const path = join(folder, `server-${host}-${pid}-${started}.lock`);
  writeFileSync(path, '');
  return path;
};

test('is held until released, and leaves nothing behind', async () => {
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}. Stop it, or set DATA_DIR to another folder.`,
  );
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
  (await lockDataDir(folder)).release();
});

test('a folder that cannot be written is not held', async () => {
  const missing = join(folder, 'missing');
  await expect(lockDataDir(missing)).rejects.toThrow('ENOENT');
  await expect(lockDataDir(missing)).rejects.toThrow('ENOENT');
});

if (process.platform === 'linux')
  describe('with /proc', () => {
    test('a living process is respected, until it is killed', async () => {
      const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log(1)']);
      await once(other.stdout, 'data');
      const started = readFileSync(`/proc/${other.pid}/stat`, 'utf8').split(' ')[21] ?? '';
      claimOf(other.pid ?? 0, started);
      await expect(lockDataDir(folder)).rejects.toThrow(`in use by process ${other.pid}.`);
      other.kill('SIGKILL');
      await once(other, 'exit');
      (await lockDataDir(folder)).release();
      expect(readdirSync(folder)).toEqual([]);
    });

    test('a process number that somebody else has now does not block', async () => {
      claimOf(process.ppid, '1');
      (await lockDataDir(folder)).release();
    });
  });

test('a server on another machine is respected while it touches its claim', async () => {
  const path = claimOf(1, '7', 'elsewhere');
  await expect(lockDataDir(folder)).rejects.toThrow('in use by process 1 on elsewhere.');
  const before = Date.now() / 1000 - 60;
  utimesSync(path, before, before);
  (await lockDataDir(folder)).release();
});
