import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { beforeAll, expect, inject, test } from 'vitest';
import { postgresDatabase } from '../../../src/engine/server/database/database';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { loadModel } from '../../../src/engine/server/registry';
import { openForTests } from '../../support/open-for-tests';
import { createDatabase } from '../../support/postgres';
import { type Answer, nobody, serverOn } from '../../support/server';

/**
 * `pg_dump` of a demo database that the version of this day made and used: an evaluation whose changed sentence has no
 * words, which later versions refuse, and a share link. Most reports, customers and the history were deleted.
 */
const earlier = gunzipSync(readFileSync(join(import.meta.dirname, 'earlier-databases/2026-11-27.sql.gz')));
const link = { token: 'NgnCBYaaWX7GRVNsOJuaW2L0JBfOcw4qNcj5XpZXFYg', password: '782067' };
const evaluated = 3996;

const model = loadModel();
const counts = new Map<string, number>();

const server = openForTests(async () => {
  const url = await createDatabase(inject('postgresUrl'), `earlier_${process.pid}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(earlier.toString());
  for (const { name, table } of model.entities.values()) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from public."${table}"`,
    );
    counts.set(name, rows[0]?.count ?? 0);
  }
  await client.end();
  const database = postgresDatabase(url, { poolSize: 4 });
  await applyPlan(database, { model });
  return serverOn(database, model, { realSessions: true });
});

let authorization = '';

async function get(url: string): Promise<Answer> {
  const answer = await server.app.inject({ url, headers: { authorization, 'accept-language': 'en' } });
  return { status: answer.statusCode, ...answer.json() };
}

beforeAll(async () => {
  // The link of the dump has ended at some time.
  server.clock.now = new Date('2026-12-01T12:00:00Z');
  const { data } = await server.call(nobody, 'POST', '/manger/login', {
    username: 'root',
    password: 'footwork-demo',
    utype: 1,
  });
  authorization = data.token;
});

test('20: the plan of an earlier database is empty once it was applied', async () => {
  expect(await planModel(server.database, model)).toMatchObject({ steps: [] });
});

test.each([...model.entities.values()])(
  '20: all records of $name in an earlier database are listed, and the newest 50 open',
  async ({ name, plural, listPath }) => {
    const { data } = await get(`${listPath}?_end=50`);
    expect(data.total).toBe(counts.get(name));
    for (const { id } of data.list) expect(await get(`/${plural}/${id}`)).toMatchObject({ status: 200 });
  },
);

test('20: an evaluation of an earlier database opens, by its link too, although it breaks a later rule', async () => {
  expect(await get(`/reports/${evaluated}`)).toMatchObject({
    data: { evaluation: 'evaluated', sentences: [{ choice: 'change', text: '' }] },
  });
  expect(await server.call(nobody, 'POST', '/shares/open', link)).toMatchObject({
    data: { state: 'open', sheet: { type: 'static', evaluation: { advice: 'Walk more.' } } },
  });
});
