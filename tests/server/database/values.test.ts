import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { engines, openEngine } from './engines';

describe.each(engines)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'database_values'));

  test.each([
    ['bigint', 9007199254740991, 9007199254740991],
    ['numeric(15,2)', 1234567890123.45, 1234567890123.45],
    ['double precision', -0.1, -0.1],
    ['boolean', true, true],
    ['boolean', false, false],
    ['date', '2026-01-31', '2026-01-31'],
    ['timestamptz', '2026-01-31T08:00:00Z', '2026-01-31T08:00:00.000Z'],
    ['timestamptz', '2026-01-31T08:00:00.123456+08:00', '2026-01-31T00:00:00.123Z'],
    ['timestamptz', new Date('2026-01-31T08:00:00Z'), '2026-01-31T08:00:00.000Z'],
    ['text', 'a\'b"c\\d\n中文 ñ', 'a\'b"c\\d\n中文 ñ'],
    ['text[]', ['a,b', 'c"d', '', 'e\\f', 'NULL'], ['a,b', 'c"d', '', 'e\\f', 'NULL']],
    ['text[]', [], []],
    ['bigint[]', [1, 2], [1, 2]],
    ['date[]', ['2026-01-31'], ['2026-01-31']],
    ['jsonb', '[1,{"a":"b"}]', [1, { a: 'b' }]],
    ['jsonb', '"text"', 'text'],
    ['jsonb', { a: [1] }, { a: [1] }],
    ['bytea', Buffer.from([0, 255, 92]), Buffer.from([0, 255, 92])],
    ['text', null, null],
  ])('%s %j comes back as %j', async (type, given, expected) => {
    const { rows } = await sql<{ value: unknown }>`select ${given}::${sql.raw(type)} as value`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ value: expected }]);
  });

  test('the session is in UTC', async () => {
    const { rows } = await sql`show timezone`.execute(database.kysely);
    expect(rows).toEqual([{ TimeZone: 'UTC' }]);
  });

  test('rows changed are counted', async () => {
    await sql`create table counted (n bigint)`.execute(database.kysely);
    const insert = await sql`insert into counted values (1), (2), (3)`.execute(database.kysely);
    const remove = await sql`delete from counted where n > ${1}`.execute(database.kysely);
    expect([insert.numAffectedRows, remove.numAffectedRows]).toEqual([3n, 2n]);
  });

  test('a refused statement names its code and constraint, and the connection stays usable', async () => {
    await sql`create table refused (n bigint constraint positive check (n > 0))`.execute(database.kysely);
    const failing = sql`insert into refused values (${-1})`.execute(database.kysely);
    await expect(failing).rejects.toMatchObject({ code: '23514', constraint: 'positive', table: 'refused' });
    await expect(sql`selec ${1}`.execute(database.kysely)).rejects.toMatchObject({ code: '42601' });
    expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
  });

  test('nothing slips into a transaction, and a failed one leaves nothing', async () => {
    await sql`create table kept (n bigint)`.execute(database.kysely);
    let outside: Promise<unknown> | undefined;
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await sql`insert into kept values (1)`.execute(transaction);
      outside = sql`insert into kept values (2)`.execute(database.kysely);
      for (const n of [3, 4, 5]) await sql`insert into kept values (${n})`.execute(transaction);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await outside;
    const { rows } = await sql`select n from kept`.execute(database.kysely);
    expect(rows).toEqual([{ n: 2 }]);
  });

  test('many transactions at once all finish', async () => {
    await sql`create table counter (n bigint)`.execute(database.kysely);
    await sql`insert into counter values (0)`.execute(database.kysely);
    const increments = Array.from({ length: 30 }, () =>
      database.kysely.transaction().execute(async (transaction) => {
        await sql`update counter set n = n + 1`.execute(transaction);
        await sql`select 1`.execute(transaction);
      }),
    );
    await Promise.all(increments);
    expect((await sql`select n from counter`.execute(database.kysely)).rows).toEqual([{ n: 30 }]);
  });
});
