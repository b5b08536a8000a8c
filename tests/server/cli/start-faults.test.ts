import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../../support/postgres';
import { buildServer, removeServer, ServerProcess } from './server-process';

const folder = await mkdtemp(join(tmpdir(), 'footwork-faults-'));

beforeAll(buildServer);
afterAll(removeServer);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fault(environment: Record<string, string>): Promise<string> {
  const { code, out, err } = await new ServerProcess(environment).exit;
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).not.toMatch(/^\s+at /m);
  return err;
}

test('a variable that cannot be used is named', async () => {
  expect(await fault({ PORT: 'eighty' })).toMatch(/^PORT is "eighty"; expected /);
});

test('a database that is not there is named, without its password', async () => {
  const text = await fault({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/nowhere' });
  expect(text).toMatch(
    /^The database at DATABASE_URL \(127\.0\.0\.1:1\/nowhere\) cannot be used: .*ECONNREFUSED/,
  );
  expect(text).not.toContain('secret');
});

test('a database that PostgreSQL does not know is named', async () => {
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: '/nowhere' }).href;
  expect(await fault({ DATABASE_URL: url })).toMatch(/cannot be used: database "nowhere" does not exist/);
});

test('a DATA_DIR that cannot be made is named', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await fault({ DATA_DIR: join(file, 'data') })).toMatch(
    /^DATA_DIR \(.*\) cannot be written: ENOTDIR/,
  );
});

test('a port in use is named, and the database let go', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const url = await createDatabase(inject('postgresUrl'), 'port_in_use');
  const environment = { DATABASE_URL: url, DEMO: '0', ROOT_PASSWORD: 'port-in-use' };
  expect(await fault({ ...environment, PORT: String(port) })).toMatch(
    /^Port \d+ of 127\.0\.0\.1 is in use\./,
  );
  other.close();
});
