import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { openPglite } from '../support/pglite-template';
import { createDatabase } from '../support/postgres';

test('PostgreSQL runs, and copies a database from a template', async () => {
  const template = await createDatabase(inject('postgresUrl'), 'support_template');
  await query(template, 'create table kept (n integer); insert into kept values (7)');
  const copy = await createDatabase(inject('postgresUrl'), 'support_copy', 'support_template');
  expect(await query(copy, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('each PGlite opens empty and apart', async () => {
  const [one, other] = await Promise.all([openPglite(), openPglite()]);
  await one.exec('create table mine (n integer)');
  const { rows } = await other.query("select to_regclass('mine') as mine");
  expect(rows).toEqual([{ mine: null }]);
  await Promise.all([one.close(), other.close()]);
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
