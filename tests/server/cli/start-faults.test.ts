import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startPooler } from '../../support/pgbouncer';
import { createDatabase } from '../../support/postgres';
import { buildServer, Caller, removeServer, ServerProcess } from './server-process';

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

test('17.15: several servers of which none is there, and a standby, are named', async () => {
  const text = await fault({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1,127.0.0.1:2/shop' });
  expect(text).toMatch(
    /^The database at DATABASE_URL \(127\.0\.0\.1:1\/shop, 127\.0\.0\.1:2\/shop\) cannot be used: /,
  );
  expect(text).not.toContain('secret');
  const url = await createDatabase(inject('postgresUrl'), 'standby');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter database standby set default_transaction_read_only = on');
  await client.end();
  expect(await fault({ DATABASE_URL: url })).toMatch(
    /cannot be used: it is a standby, which takes no writes/,
  );
});

test('17.15: what is no PostgreSQL, and a password that is missing, get a sentence', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  expect(await fault({ DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/shop` })).toMatch(
    /^The database at DATABASE_URL \(127\.0\.0\.1:\d+\/shop\) cannot be used: timeout expired\n?$/,
  );
  silent.close();
  // This server asks for a password as PostgreSQL does.
  const asking = createServer((socket) => {
    const ask = (kind: number, text: string) => {
      const head = Buffer.from([0x52, 0, 0, 0, 8 + text.length, 0, 0, 0, kind]);
      socket.write(Buffer.concat([head, Buffer.from(text)]));
    };
    socket.on('error', () => undefined);
    socket.once('data', () => {
      ask(10, 'SCRAM-SHA-256\0\0');
      socket.once('data', (data) => ask(11, `${/r=[^,]*/.exec(data.toString())?.[0]}x,s=c2FsdA==,i=4096`));
    });
  }).listen(0, '127.0.0.1');
  await once(asking, 'listening');
  const { port: other } = asking.address() as AddressInfo;
  expect(await fault({ DATABASE_URL: `postgres://me@127.0.0.1:${other}/shop` })).toMatch(
    /cannot be used: .*password[^\n]*\n?$/,
  );
  asking.close();
});

test('17.8: a pooler in transaction mode is named, and serves with PG_PREPARE=0 and DATABASE_DIRECT_URL', async () => {
  const DATABASE_DIRECT_URL = await createDatabase(inject('postgresUrl'), 'pooled');
  const pooler = await startPooler(DATABASE_DIRECT_URL, 'transaction');
  const environment = { DATABASE_URL: pooler.url, DEMO: '0', ROOT_PASSWORD: 'pooled-test' };
  expect(await fault(environment)).toMatch(/cannot be used: a pooler in transaction mode stands before it\./);
  const server = new ServerProcess({ ...environment, PG_PREPARE: '0', DATABASE_DIRECT_URL });
  const caller = await Caller.signIn(await server.ready(), 'pooled-test');
  const answers = await Promise.all(Array.from({ length: 60 }, () => caller.get('/manger/list')));
  for (const answer of answers) expect(answer).toMatchObject({ list: [{ username: 'root' }], total: 1 });
  expect((await server.end()).code).toBe(0);
  await pooler.stop();
});

test('17.11: a ROOT_PASSWORD that is easily guessed is refused, and nothing is stored', async () => {
  const environment = {
    DATABASE_URL: await createDatabase(inject('postgresUrl'), 'root_password'),
    DEMO: '0',
  };
  expect(await fault({ ...environment, ROOT_PASSWORD: 'my-root-account' })).toMatch(
    /^ROOT_PASSWORD cannot be used/,
  );
  const server = new ServerProcess({ ...environment, ROOT_PASSWORD: 'Gate-Meadow-41' });
  await Caller.signIn(await server.ready(), 'Gate-Meadow-41');
  expect((await server.end()).code).toBe(0);
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

test('a table that belongs to no schema is named in a sentence, without a schema that is not similar', async () => {
  const url = await createDatabase(inject('postgresUrl'), 'other_table');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create table lease (id bigint, version bigint, create_time timestamptz,
    update_time timestamptz, create_by bigint, update_by bigint, tenant text)`);
  await client.end();
  const server = new ServerProcess({ DATABASE_URL: url, DEMO: '0', ROOT_PASSWORD: 'Gate-Meadow-41' });
  await server.ready();
  expect((await server.end()).err).toBe(
    'The table lease belongs to no schema; its rows are left as they are.\n',
  );
});
