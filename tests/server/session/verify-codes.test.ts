import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { issueVerifyCode, takeVerifyCode } from '../../../src/server/accounts/verify-codes';
import * as picture from '../../../src/server/accounts/verify-picture';
import type { Database } from '../../../src/server/database/database';
import { applyPlan } from '../../../src/server/plan/apply-plan';
import { planModel } from '../../../src/server/plan/plan-model';
import { loadModel } from '../../../src/server/registry';
import { engines, openEngine } from '../database/engines';

const minutes = 60_000;

afterEach(() => vi.restoreAllMocks());

describe.each(engines)('a verify code on %s', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openEngine(engine, 'verify_codes');
    const model = loadModel();
    await applyPlan(database, await planModel(database, model));
  }, 60_000);
  beforeEach(() => sql`truncate footwork.verify_code`.execute(database.kysely));
  afterAll(() => database.close());

  const at = (ms: number) => new Date(ms);
  const use = (key: string, code: string, ms = 1) => takeVerifyCode(database, key, code, at(ms));

  async function issued(): Promise<string> {
    vi.spyOn(picture, 'randomCode').mockReturnValue('AHKX');
    return (await issueVerifyCode(database, at(0))).captchaKey;
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

  test('is not kept when it was never used', async () => {
    for (let n = 0; n < 5; n++) await issued();
    const { captchaKey } = await issueVerifyCode(database, at(5 * minutes));
    const { rows } = await sql`select key from footwork.verify_code`.execute(database.kysely);
    expect(rows).toEqual([{ key: captchaKey }]);
  });
});

test('the picture is an SVG without text in it', () => {
  const image = picture.pictureOf('AHKX');
  expect(image).toMatch(/^data:image\/svg\+xml;base64,/);
  const svg = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64').toString();
  expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/);
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('NaN');
});
