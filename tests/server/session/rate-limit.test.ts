import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../src/engine/schema/contract/app-error';
import { RateLimit } from '../../../src/engine/server/accounts/rate-limit';
import { loadModel } from '../../../src/engine/server/registry';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openTables } from '../database/engines';

describe.each(oneEngine)('a limit on %s', (engine) => {
  const database = openForTests(() => openTables(engine, 'rate_limit', loadModel()));

  beforeEach(() => sql`truncate footwork.rate_limit`.execute(database.kysely));

  const open = (limit: number, name = 'test') => new RateLimit(database, name, limit, 60_000);

  /** The seconds to wait; 0 if the event is permitted. */
  async function take(limit: RateLimit, key: string, ms: number): Promise<number> {
    try {
      await limit.assertFree(key, new Date(ms));
      return 0;
    } catch (error) {
      if (!(error instanceof AppError) || error.error !== 'tooManyRequests') throw error;
      return Number(error.params.seconds);
    }
  }

  test('refuses a key once its window is full, and lets it go on when the window ends', async () => {
    const limit = open(2);
    const waits = [];
    for (const ms of [0, 1, 2, 30_000]) waits.push(await take(limit, 'a', ms));
    expect(waits).toEqual([0, 0, 60, 30]);
    expect(await take(limit, 'b', 30_000)).toBe(0);
    expect(await take(limit, 'a', 60_000)).toBe(0);
  });

  test('holds for all servers together, also where many come at once; each limit counts by itself', async () => {
    const servers = [open(5), open(5)];
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, at) => take(servers[at % 2] ?? open(5), 'a', 0)),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
    expect(await take(open(5, 'other'), 'a', 0)).toBe(0);
  });

  test('keeps no window that has ended', async () => {
    const limit = open(1);
    for (let at = 0; at < 20; at++) await take(limit, `key ${at}`, at);
    await take(limit, 'last', 60_100);
    const { rows } = await sql`select subject from footwork.rate_limit`.execute(database.kysely);
    expect(rows).toEqual([{ subject: 'test:last' }]);
  });
});
