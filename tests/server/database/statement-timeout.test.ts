import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { withoutTimeout } from '../../../src/engine/server/database/backend-socket';
import { type Database, openDatabase } from '../../../src/engine/server/database/database';
import { createDatabase } from '../../support/postgres';
import { engines } from './engines';

/** Longer than the limit below. */
const slow = sql<{ n: number }>`select count(*) as n from generate_series(1, 5000000)`;
/** Longer than a test may take. */
const endless = sql`select count(*) from generate_series(1, 100000000000)`;

describe.each(engines)('%s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'footwork-timeout-'));
  let database: Database;

  beforeAll(async () => {
    database = await openDatabase({
      dataDir: join(folder, 'data'),
      databaseUrl: engine === 'postgres' ? await createDatabase(inject('postgresUrl'), 'timeout') : undefined,
      statementTimeout: 400,
    });
    // On a busy machine, the first statement of an engine that has just started may take longer than the limit.
    const prepare = () => sql`create table if not exists kept (n integer)`.execute(database.kysely);
    await vi.waitFor(prepare, { timeout: 60_000, interval: 100 });
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const rows = async () =>
    (await sql<{ n: number }>`select n from kept order by n`.execute(database.kysely)).rows;

  test('a statement that takes too long is refused, its transaction undone, and others go on', async () => {
    await sql`insert into kept values (1)`.execute(database.kysely);
    const work = database.kysely.transaction().execute(async (transaction) => {
      await sql`insert into kept values (2)`.execute(transaction);
      await endless.execute(transaction);
    });
    const behind = rows();
    await expect(work).rejects.toMatchObject({
      code: '57014',
      message: 'canceling statement due to statement timeout',
    });
    expect(await behind).toEqual([{ n: 1 }]);
    await sql`insert into kept values (3)`.execute(database.kysely);
    expect(await rows()).toEqual([{ n: 1 }, { n: 3 }]);
  });

  test('the limit can be lifted for one transaction', async () => {
    const found = await database.kysely.transaction().execute(async (transaction) => {
      await sql.raw(withoutTimeout).execute(transaction);
      return slow.execute(transaction);
    });
    expect(found.rows).toEqual([{ n: 5_000_000 }]);
    await expect(endless.execute(database.kysely)).rejects.toMatchObject({ code: '57014' });
  });

  test('this thread keeps running while a statement runs', async () => {
    const worked = database.kysely.transaction().execute(async (transaction) => {
      await sql.raw(withoutTimeout).execute(transaction);
      return slow.execute(transaction);
    });
    let running = true;
    void worked.then(() => {
      running = false;
    });
    let turns = 0;
    for (; running; turns++) await new Promise((resolve) => setImmediate(resolve));
    expect(turns).toBeGreaterThan(1000);
  });
});
