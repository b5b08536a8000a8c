import { CompiledQuery } from 'kysely';
import { describe, expect, test } from 'vitest';
import { plannedEachTime } from '../../../src/engine/server/database/prepared-pool';
import { openForTests } from '../../support/open-for-tests';
import { engines, openEngine } from '../database/engines';

describe.each(engines)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'prepared_pool'));

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

  test('recurring statements are prepared, except rare ones and those without values', async () => {
    await repeat('select $1::int as often', [1]);
    await repeat('select $1::int as seldom', [1], 4);
    await repeat('select 1 as bare', []);
    expect(await prepared()).toEqual(['select $1::int as often']);
  });

  test('a statement that is planned each time never gets a generic plan', async () => {
    const plans = async (sql: string) => {
      const { rows } = await database.kysely.executeQuery(
        CompiledQuery.raw(
          'select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements where statement = $1',
          [sql],
        ),
      );
      return rows;
    };
    const sql = 'select $1::int as planned';
    await repeat(sql, [1], 4 + 13);
    await repeat(`${plannedEachTime}${sql}`, [1], 4 + 13);
    expect(await plans(sql)).toEqual([{ generic: 8, custom: 5 }]);
    expect(await plans(`${plannedEachTime}${sql}`)).toEqual([{ generic: 0, custom: 3 }]);
  });

  test('a prepared statement answers for each value, and after a failure', async () => {
    const divide = CompiledQuery.raw('select 6 / $1::int as n', [0]);
    await repeat('select 6 / $1::int as n', [2]);
    await expect(database.kysely.executeQuery(divide)).rejects.toThrow('division by zero');
    const { rows } = await database.kysely.executeQuery(CompiledQuery.raw('select 6 / $1::int as n', [3]));
    expect(rows).toEqual([{ n: 2 }]);
  });

  test('when there are too many, the least recently used one makes room', async () => {
    await repeat('select $1::int as first', [1], 6);
    await repeat('select $1::int as second', [2], 6);
    for (let n = 0; n < 150; n++) {
      await repeat(`select $1::int as n${n}`, [n], 6);
      await repeat('select $1::int as first', [n], 1);
    }
    const kept = await prepared();
    expect(kept.length).toBe(100);
    expect(kept).toContain('select $1::int as first');
    expect(kept).toContain('select $1::int as n149');
    expect(kept).not.toContain('select $1::int as second');
    expect(kept).not.toContain('select $1::int as n0');
  });

  test('a statement that could not be prepared, and one in a failed transaction, make room as well', async () => {
    for (let n = 0; n < 8; n++)
      await expect(repeat('select $1::int from nowhere', [n], 1)).rejects.toThrow('does not exist');
    const failed = database.kysely.transaction().execute(async (transaction) => {
      const fail = () => transaction.executeQuery(CompiledQuery.raw('select $1::int / 0', [1]));
      await expect(fail()).rejects.toThrow('division by zero');
      for (let n = 0; n < 100; n++) {
        for (let time = 0; time < 6; time++) {
          const again = CompiledQuery.raw(`select $1::int as failed${n}`, [n]);
          await expect(transaction.executeQuery(again)).rejects.toMatchObject({ code: '25P02' });
        }
      }
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    for (let n = 0; n < 120; n++) await repeat(`select $1::int as after${n}`, [n], 6);
    expect((await prepared()).length).toBe(100);
    await repeat('select $1::int as failed7', [7], 6);
    expect(await prepared()).toContain('select $1::int as failed7');
  });
});
