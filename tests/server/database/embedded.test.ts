import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, postgresDatabase } from '../../../src/engine/server/database/database';

let dataDir: string;

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'footwork-embedded-')), 'data');
});
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true }));

test('keeps the data, and is created again after a first start that was killed half-way', {
  timeout: 180_000,
}, async () => {
  mkdirSync(join(dataDir, 'postgres.part', 'base'), { recursive: true });
  const first = await openDatabase({ dataDir });
  expect(readdirSync(dataDir).filter((name) => !name.endsWith('.lock'))).toEqual(['postgres']);
  await sql`create table kept (n integer)`.execute(first.kysely);
  await sql`insert into kept values (7)`.execute(first.kysely);
  await expect(openDatabase({ dataDir })).rejects.toThrow(`is in use by process ${process.pid}.`);

  // What a killed server leaves: its files as they are at this moment.
  const killed = join(dataDir, '..', 'killed');
  cpSync(dataDir, killed, { recursive: true });
  await first.close();

  for (const folder of [dataDir, killed]) {
    const next = await openDatabase({ dataDir: folder });
    expect((await sql`select n from kept`.execute(next.kysely)).rows).toEqual([{ n: 7 }]);
    await next.close();
    expect(readdirSync(folder)).toEqual(['postgres']);
  }
});

test('an unreachable server is an error, not a hang', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/nothing';
  await expect(openDatabase({ dataDir, databaseUrl })).rejects.toThrow('ECONNREFUSED');
  const database = postgresDatabase(databaseUrl);
  await expect(sql`select 1`.execute(database.kysely)).rejects.toThrow('ECONNREFUSED');
  await expect(database.reach()).rejects.toThrow('ECONNREFUSED');
  await database.close();
});
