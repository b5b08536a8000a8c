import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { linked } from '../../../src/engine/schema/declaration/model';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { encode, storedFields } from '../../../src/engine/server/database/columns';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { checksOf } from '../../../src/engine/server/plan/checks';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { arbitraryBody } from '../../support/arbitrary-record';
import { openForTests } from '../../support/open-for-tests';
import { specimen, specimenShop } from '../../support/specimen';
import { oneEngine, openEngine } from '../database/engines';

test('the checks of every kind of field', () => {
  expect(
    checksOf(specimen)
      .map((check) => check.definition)
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "check (char_length("text") >= 1 and char_length("text") <= 40 and "text" ~ '[^\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]')
    check (char_length("code") >= 1 and char_length("code") <= 255 and "code" ~ '^[A-Z0-9-]{3,20}$')
    check (char_length("note") <= 300)
    check (char_length("story") <= 100000)
    check (case jsonb_typeof("caption") when 'object' then "caption" <> '{}' and "caption" - array['zh-cn', 'en', 'es', 'bg', 'de', 'fr', 'ko', 'ro', 'ru', 'vi'] = '{}' and not jsonb_path_exists("caption", '$.* ? (@.type() <> "string")') and least(char_length("caption" ->> 'zh-cn'), char_length("caption" ->> 'en'), char_length("caption" ->> 'es'), char_length("caption" ->> 'bg'), char_length("caption" ->> 'de'), char_length("caption" ->> 'fr'), char_length("caption" ->> 'ko'), char_length("caption" ->> 'ro'), char_length("caption" ->> 'ru'), char_length("caption" ->> 'vi')) >= 1 and greatest(char_length("caption" ->> 'zh-cn'), char_length("caption" ->> 'en'), char_length("caption" ->> 'es'), char_length("caption" ->> 'bg'), char_length("caption" ->> 'de'), char_length("caption" ->> 'fr'), char_length("caption" ->> 'ko'), char_length("caption" ->> 'ro'), char_length("caption" ->> 'ru'), char_length("caption" ->> 'vi')) <= 40 else "caption" is null end)
    check ("ratio" >= -1000 and "ratio" <= 1000)
    check ("amount" >= 0 and "amount" <= 1000000)
    check ("currency" in ('CNY', 'USD', 'JPY'))
    check (cardinality("lengths") <= 6 and array_position("lengths", null) is null and 15 <= all("lengths") and 55 >= all("lengths") and not jsonb_path_exists(to_jsonb("lengths"), '$[*] ? (((@ / 0.5) - ((@ / 0.5) + 0.5).floor()).abs() > 0.000001)'))
    check (cardinality("turns") >= 1 and cardinality("turns") <= 3 and array_position("turns", null) is null and -9007199254740991 <= all("turns") and 9007199254740991 >= all("turns") and 0 < all("turns"))
    check ("price" >= 0)
    check ("share" >= 0 and "share" <= 100)
    check ("kind" in ('plain', 'fancy'))
    check (char_length("fancy_word") <= 20)
    check ((coalesce("fancy_word", '') <> '') = (coalesce("kind" in ('fancy'::text), false)))
    check ("state" in ('draft', 'sent'))
    check (cardinality("words") <= 5 and array_position("words", null) is null)
    check (cardinality("weekdays") <= 100 and array_position("weekdays", null) is null and "weekdays" <@ array['mon', 'tue', 'wed'])
    check (char_length("phone") <= 30 and "phone" ~ '^\\+?[0-9](?:[ -]?[0-9]){5,19}$')
    check (char_length("email") <= 254 and "email" ~ '^[A-Za-z0-9.!#$%&''*+/=?^_\`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$')
    check (char_length("site") <= 2000 and "site" ~ '^https?://[^\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff/?#][^\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*$')
    check ("shade" ~ '^#[0-9A-Fa-f]{6}$')
    check (char_length("sign") <= 60 and "sign" ~ '^[a-z][a-z0-9-]*$')
    check (char_length("photo") <= 2000 and "photo" ~ '^(/files/[A-Za-z0-9_-]{22,64}|https?://[^\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff/?#][^\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*)$')
    check (cardinality("photos") <= 5 and array_position("photos", null) is null)
    check (char_length("paper") <= 2000 and "paper" ~ '^(/files/[A-Za-z0-9_-]{22,64}|https?://[^\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff/?#][^\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*)$')
    check (cardinality("papers") <= 5 and array_position("papers", null) is null)
    check (char_length("manual") <= 2000 and "manual" ~ '^/files/[A-Za-z0-9_-]{22,64}$' and "manual" ~ '^(/files/[A-Za-z0-9_-]{22,64}|https?://[^\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff/?#][^\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*)$')
    check (cardinality("drawings") <= 5 and array_position("drawings", null) is null)
    check (jsonb_typeof("extra") = 'object')
    check (jsonb_typeof("box") = 'object')
    check (jsonb_typeof("sizes") = 'array' and case jsonb_typeof("sizes") when 'array' then jsonb_array_length("sizes") end <= 4)
    check (char_length("hidden") <= 20)
    check (char_length("pcode") >= 1 and char_length("pcode") <= 255 and "pcode" ~ '^[A-Z0-9]{2,12}$')"
  `);
});

const sound = { text: 'text', code: 'CODE', pcode: 'PC' };

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'plan_checks'));

  beforeAll(async () => {
    await applyPlan(database, await planModel(database, linked([specimen, specimenShop])));
  });

  const store = async (record: Readonly<Record<string, unknown>>) => {
    const names = Object.keys(record);
    const values = names.map((name) => encode(fieldNamed(specimen, name), record[name]));
    await sql`insert into specimen (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(values)})`.execute(database.kysely);
    await sql`delete from specimen`.execute(database.kysely);
  };

  test.each([
    ['text', 'x'.repeat(41), '23514'],
    ['text', '\u00a0\t', '23514'],
    ['text', null, '23502'],
    ['code', 'lower', '23514'],
    ['note', 'x'.repeat(301), '23514'],
    ['ratio', 1000.5, '23514'],
    ['amount', -1, '23514'],
    ['price', -0.01, '23514'],
    ['price', 1e14, '22003'],
    ['share', 100.5, '23514'],
    ['kind', 'other', '23514'],
    ['fancy_word', 'given though plain', '23514'],
    ['words', Array.from({ length: 6 }, String), '23514'],
    ['words', ['a', null], '23514'],
    ['day', '2026-02-30', '22008'],
    ['phone', 'none', '23514'],
    ['email', 'a@b', '23514'],
    ['site', 'ftp://host', '23514'],
    ['shade', '#12345', '23514'],
    ['photo', '/etc/passwd', '23514'],
    ['extra', [1], '23514'],
    ['shop', 7, '23503'],
  ])('%s refuses %j', async (field, value, code) => {
    await expect(store({ ...sound, [field]: value })).rejects.toMatchObject({ code });
  });

  test.each([
    ['text', '😀'.repeat(40)],
    ['price', 9_999_999_999_999.99],
    ['pass', 'x'.repeat(200)],
    ['extra', { a: 'b' }],
    ['words', []],
  ])('%s takes %j', (field, value) => store({ ...sound, [field]: value }));

  test('whatever the validator accepts is stored', { timeout: 60_000 }, async () => {
    const stored = new Set(storedFields(specimen).map((field) => field.name));
    const body = arbitraryBody(specimen, { idsOf: () => [] });
    await fc.assert(
      fc.asyncProperty(body, (record) =>
        store(
          Object.fromEntries(
            Object.entries(record).filter(([name, value]) => stored.has(name) && value !== undefined),
          ),
        ),
      ),
      { numRuns: 60 },
    );
  });
});
