import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/database/database';
import { plannedAnew } from '../../../src/server/database/prepared-pool';
import { openEngine } from '../database/engines';

let database: Database;

beforeAll(async () => {
  database = await openEngine('postgres', 'prepared_pool');
});
afterAll(() => database.close());

const repeat = async (sql: string, parameters: unknown[], times = 8) => {
  for (let time = 0; time < times; time++)
    await database.kysely.executeQuery(CompiledQuery.raw(sql, parameters));
};

async function prepared(): Promise<string[]> {
  const { rows } = await database.kysely.executeQuery(
    CompiledQuery.raw('select statement from pg_prepared_statements'),
  );
  return (rows as { statement: string }[]).map((row) => row.statement);
}

test('what recurs is prepared; what comes seldom, has no values or asks to be planned anew is not', async () => {
  await repeat('select $1::int as often', [1]);
  await repeat('select $1::int as seldom', [1], 4);
  await repeat('select 1 as bare', []);
  await repeat(`${plannedAnew}select $1::int as anew`, [1]);
  expect(await prepared()).toEqual(['select $1::int as often']);
});

test('a prepared statement answers for each value, and after a failure', async () => {
  const divide = CompiledQuery.raw('select 6 / $1::int as n', [0]);
  await repeat('select 6 / $1::int as n', [2]);
  await expect(database.kysely.executeQuery(divide)).rejects.toThrow('division by zero');
  const { rows } = await database.kysely.executeQuery(CompiledQuery.raw('select 6 / $1::int as n', [3]));
  expect(rows).toEqual([{ n: 2 }]);
});

test('no more statements are prepared than a connection should keep', async () => {
  for (let n = 0; n < 120; n++) await repeat(`select $1::int as n${n}`, [n], 6);
  expect((await prepared()).length).toBe(100);
});
