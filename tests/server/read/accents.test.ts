import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { unaccented } from '../../../src/engine/schema/query/unaccented';
import { postgresDatabase } from '../../../src/engine/server/database/database';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { insertRows, model, openReading } from './fixture';

const names = [
  'José Núñez',
  'Müller & Söhne',
  'Straße 5',
  'Đặng Thị Hà',
  'Łódź',
  'Кёльн',
  '门店设备',
  '서울 가게',
  'プラザ',
];

describe.each(oneEngine)('%s', (engine) => {
  const reading = openForTests(() => openReading(engine));

  beforeAll(async () => {
    await insertRows(reading.database);
    for (const [at, name] of names.entries())
      await sql`update specimen set text = ${name} where id = ${at + 1}`.execute(reading.database.kysely);
    for (const [at, name] of names.slice(0, 3).entries())
      await sql`update specimen_shop set name = ${name} where id = ${at + 1}`.execute(
        reading.database.kysely,
      );
  });

  test.each([
    ['jose nunez', 'José Núñez'],
    ['JOSÉ', 'José Núñez'],
    ['muller', 'Müller & Söhne'],
    ['mu\u0308ller', 'Müller & Söhne'],
    ['strasse', 'Straße 5'],
    ['dang thi ha', 'Đặng Thị Hà'],
    ['lodz', 'Łódź'],
    ['кельн', 'Кёльн'],
    ['门店', '门店设备'],
    ['店设备', '门店设备'],
    ['울 가', '서울 가게'],
    ['プラ', 'プラザ'],
  ])('A4: "%s" finds %s, in a search, a filter and the options', async (typed, found) => {
    const q = encodeURIComponent(typed);
    for (const address of [`/specimens?q=${q}`, `/specimens?text_like=${q}`]) {
      const { body } = await reading.get('root', address);
      expect(body.data.list.map(({ text }: { text: string }) => text)).toEqual([found]);
    }
    const { body } = await reading.get('root', `/specimens/options?q=${q}`);
    expect(body.data.map(({ label }: { label: string }) => label)).toEqual([found]);
  });

  test.each(['プラサ', '나', 'jozé'])('A4: "%s" is another word', async (typed) => {
    const { body } = await reading.get('root', `/specimens?q=${encodeURIComponent(typed)}`);
    expect(body.data.list).toEqual([]);
  });

  test('the database and the server remove the same accents', async () => {
    const unit = fc.oneof(
      fc.constantFrom(...'aéüßẞđĐøØłŁıİñçș门店가각がプйё\u0301\u0308\u{1f45f}'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((text) => text !== '\0'),
    );
    const texts = fc.sample(fc.string({ unit, maxLength: 20 }), 500);
    const { rows } = await sql<{ given: string; plain: string }>`
      select given, footwork.unaccented_1(given) as plain from unnest(${texts}::text[]) as given`.execute(
      reading.database.kysely,
    );
    expect(rows.map(({ plain }) => plain)).toEqual(texts.map(unaccented));
  });
});

test('a database that cannot keep every language is refused with what to do', async () => {
  const admin = postgresDatabase(inject('postgresUrl'), { poolSize: 1 });
  const name = `latin_${process.pid}`;
  await sql`create database ${sql.id(name)} encoding 'LATIN1' locale 'C' template template0`.execute(
    admin.kysely,
  );
  await admin.close();
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
  const database = postgresDatabase(url, { poolSize: 2 });
  const plan = planModel(database, model).then((made) => applyPlan(database, made));
  await expect(plan).rejects.toThrow(/encoded in LATIN1.*create database footwork encoding 'UTF8'/s);
  await database.close();
});
