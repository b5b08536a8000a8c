import { sql } from 'kysely';
import { afterEach, expect, inject, test } from 'vitest';
import { buildApp } from '../../../src/engine/server/app';
import { createContext } from '../../../src/engine/server/create-context';
import { type Database, openDatabase, postgresDatabase } from '../../../src/engine/server/database/database';
import { startPooler } from '../../support/pgbouncer';
import { createDatabase } from '../../support/postgres';
import { openFixture, withTables } from '../app/fixture';

const opened: { stop?(): Promise<unknown>; close?(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await (one.stop ?? one.close)?.();
});

async function behind(mode: 'session' | 'transaction', name: string) {
  const directUrl = await createDatabase(inject('postgresUrl'), `${name}_${process.pid}`);
  const pooler = await startPooler(directUrl, mode);
  opened.push(pooler);
  return { databaseUrl: pooler.url, directUrl, dataDir: '' };
}

function kept<D extends Database>(database: D): D {
  opened.push(database);
  return database;
}

test('17.8: a pooler in transaction mode is refused with a sentence', async () => {
  const { databaseUrl, dataDir } = await behind('transaction', 'pooler_refused');
  const refused = openDatabase({ databaseUrl, dataDir });
  await expect(refused).rejects.toThrow(/^a pooler in transaction mode stands before it\. .*PG_PREPARE=0/);
});

test('17.8: a pooler in session mode with its defaults keeps the settings of each connection', async () => {
  const { directUrl: _, ...options } = await behind('session', 'pooler_session');
  const { kysely } = kept(await openDatabase({ ...options, statementTimeout: 7000 }));
  for (const [name, value] of [
    ['timezone', 'UTC'],
    ['jit', 'off'],
    ['search_path', 'public'],
    ['statement_timeout', '7s'],
    ['idle_in_transaction_session_timeout', '1min'],
  ]) {
    const shown = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(kysely);
    expect([name, shown.rows[0]?.value]).toEqual([name, value]);
  }
});

test('17.8: without prepared statements a pooler in transaction mode gives each call its own answer', async () => {
  const options = { ...(await behind('transaction', 'pooler_transaction')), prepare: false };
  const first = await openFixture({}, await withTables(kept(await openDatabase(options))));
  opened.push(first);
  const root = await first.signIn('root');
  const answers = Array.from({ length: 400 }, async (_, at) => {
    const id = (at % 5) + 1;
    const { statusCode, body } = await first.app.inject({ url: `/manger/list?id=${id}`, headers: root });
    return [statusCode, JSON.parse(body).data.list[0]?.id === id];
  });
  expect([...new Set((await Promise.all(answers)).map(String))]).toEqual(['200,true']);

  // The second server receives the events of a write on the first, although both connect through the pooler.
  const second = await buildApp(
    createContext(kept(await openDatabase(options)), first.context.model, { now: () => first.clock.now }),
  );
  opened.push(second);
  await second.listen({ port: 0, host: '127.0.0.1' });
  const operator = await first.signIn('operator');
  const rolesOf = async () =>
    (await second.inject({ url: '/manger/getUserInfo', headers: operator })).json().data?.roles;
  expect(await rolesOf()).toEqual(['ADMIN']);
  const role = (await first.app.inject({ url: '/roles?code=ADMIN', headers: root })).json().data.list[0];
  const changed = await first.app.inject({
    method: 'PUT',
    url: `/roles/${role.id}`,
    headers: root,
    payload: { version: role.version, status: 'disabled' },
  });
  expect(changed.statusCode).toBe(200);
  await expect.poll(rolesOf).toEqual([]);
});

test('17.8: a prepared statement is named by its text, on each connection alike', async () => {
  const url = await createDatabase(inject('postgresUrl'), `pooler_names_${process.pid}`);
  const names = [];
  for (const unlike of [1, 2]) {
    const { kysely } = kept(postgresDatabase(url, { poolSize: 1 }));
    const repeat = async (column: string) => {
      for (let time = 0; time < 6; time++)
        await sql`select ${time}::int as ${sql.ref(column)}`.execute(kysely);
    };
    if (unlike === 2) await repeat('other');
    await repeat('same');
    const { rows } = await sql<{ name: string }>`
      select name from pg_prepared_statements where statement like '%"same"%'`.execute(kysely);
    names.push(rows.map(({ name }) => name));
  }
  expect(names[0]).toEqual([expect.stringMatching(/^footwork_[0-9a-f]{40}$/)]);
  expect(names[1]).toEqual(names[0]);
});

test('17.15: of several servers the one that takes writes is used, and a standby alone is refused', async () => {
  const url = await createDatabase(inject('postgresUrl'), `hosts_${process.pid}`);
  const { host, username, pathname } = new URL(url);
  const several = `postgres://${username}@127.0.0.1:1,${host}${pathname}?target_session_attrs=read-write`;
  const database = kept(await openDatabase({ databaseUrl: several, dataDir: '' }));
  await database.reach();
  await sql`create table written (id int)`.execute(database.kysely);

  const admin = kept(postgresDatabase(url, { poolSize: 1 }));
  await sql`alter database ${sql.id(pathname.slice(1))} set default_transaction_read_only = on`.execute(
    admin.kysely,
  );
  await expect(openDatabase({ databaseUrl: url, dataDir: '' })).rejects.toThrow(
    'it is a standby, which takes no writes',
  );
  const none = openDatabase({ databaseUrl: several, dataDir: '' });
  await expect(none).rejects.toThrow(/standby.*ECONNREFUSED|ECONNREFUSED.*standby/);
});
