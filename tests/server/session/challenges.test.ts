import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { consumeChallenge, issueChallenge } from '../../../src/engine/server/accounts/challenges';
import * as picture from '../../../src/engine/server/accounts/verify-picture';
import type { Database } from '../../../src/engine/server/database/database';
import { loadModel } from '../../../src/engine/server/registry';
import { findProof } from '../../support/find-proof';
import { oneEngine, openTables } from '../database/engines';

const minutes = 60_000;

afterEach(() => vi.restoreAllMocks());

describe.each(oneEngine)('a challenge on %s', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openTables(engine, 'challenges', loadModel());
  }, 60_000);
  beforeEach(() => sql`truncate footwork.challenge`.execute(database.kysely));
  afterAll(() => database.close());

  const at = (ms: number) => new Date(ms);
  const use = (captchaKey: string, captchaCode: string, ms = 1, place = '10.0.0.1') =>
    consumeChallenge(
      database,
      { captchaKey, captchaCode, captchaProof: '', username: 'ann', network: place },
      at(ms),
    );
  const prove = (captchaKey: string, captchaProof: string, username = 'ann') =>
    consumeChallenge(
      database,
      { captchaKey, captchaCode: '', captchaProof, username, network: '10.0.0.1' },
      at(1),
    );

  async function issued(): Promise<string> {
    vi.spyOn(picture, 'randomCode').mockReturnValue('AHKX');
    return (await issueChallenge(database, '10.0.0.1', at(0))).captchaKey;
  }

  test('is taken in either case, once', async () => {
    const key = await issued();
    expect(await use(key, ' ahkx ')).toBe(true);
    expect(await use(key, 'AHKX')).toBe(false);
  });

  test('is taken once, however many try it at the same time', async () => {
    const key = await issued();
    const tries = await Promise.all(Array.from({ length: 6 }, () => use(key, 'AHKX')));
    expect(tries.filter(Boolean)).toHaveLength(1);
  });

  test('is used up by a wrong guess', async () => {
    const key = await issued();
    expect(await use(key, 'AHK7')).toBe(false);
    expect(await use(key, 'AHKX')).toBe(false);
  });

  test('is of no use after 5 minutes, nor under a key that was never issued', async () => {
    const key = await issued();
    expect(await use(key, 'AHKX', 5 * minutes)).toBe(false);
    expect(await use('unheard of', 'AHKX')).toBe(false);
  });

  test('is of no use from another address', async () => {
    expect(await use(await issued(), 'AHKX', 1, '10.0.0.2')).toBe(false);
  });

  test('is solved by work as well, for the name that the work was done for', async () => {
    const key = await issued();
    expect(await prove(key, findProof(key, 'ann'))).toBe(true);
    const other = await issued();
    expect(await prove(other, findProof(other, 'ann'), 'bob')).toBe(false);
    expect(await prove(await issued(), '1')).toBe(false);
    expect(await prove(await issued(), '')).toBe(false);
  });

  test('is not kept when it was never used', async () => {
    for (let n = 0; n < 5; n++) await issued();
    const { captchaKey } = await issueChallenge(database, '10.0.0.1', at(5 * minutes));
    const { rows } = await sql`select key from footwork.challenge`.execute(database.kysely);
    expect(rows).toEqual([{ key: captchaKey }]);
  });
});
