import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture } from '../app/fixture';
import { callsOf, type Headers } from '../session/calls';

const fixture = openForTests(() => openFixture());
let partner: Headers;

beforeEach(async () => {
  await fixture.reset();
  for (const role of ['PARTNER', 'ADMIN']) {
    for (const verb of ['view', 'edit']) await permit(role, `biz:partner-config:${verb}`);
  }
  partner = await fixture.signIn('partner');
});

const { call, permit } = callsOf(() => fixture);

const get = (headers: Headers, query = '') => call(headers, `/manger/partneruserconfig${query}`);
const set = (headers: Headers, body: object, query = '') =>
  call(headers, `/manger/setpartneruserconfig${query}`, 'POST', body);

const images = ['https://example.com/1.png'];

describe('the settings of a partner', () => {
  test('are the usual ones until they are saved, by the partner itself', async () => {
    expect((await get(partner)).body.data).toMatchObject({
      pcode: 'P1',
      version: 0,
      zone: 'other',
      lock: 'none',
      user_add_constraint: 'not-forced',
      qr_source: 'link',
      report_languages: ['en'],
      scrolling_images: null,
      stores_may_add_stores: false,
    });
    // 17.25: the list takes 1 to 5.
    const none = await set(partner, { version: 0, zone: 'china', scrolling_images: [] });
    expect(none.body.data).toMatchObject({ errors: [{ field: 'scrolling_images', rule: 'minItems' }] });
    const saved = await set(partner, { version: 0, zone: 'china', scrolling_images: images });
    expect([saved.status, saved.body.data]).toEqual([
      200,
      expect.objectContaining({ pcode: 'P1', zone: 'china', version: 1, lock: 'none' }),
    ]);
    expect((await get(partner)).body.data).toMatchObject({ version: 1, scrolling_images: images });
    const again = await set(partner, { version: 1, lock: 'zone' });
    expect(again.body.data).toMatchObject({ version: 2, zone: 'china', lock: 'zone' });
  });

  describe('are found', () => {
    const found = async (headers: Headers, query = '') => {
      const { status, body } = await call(headers, `/manger/partneruserconfig/partners${query}`);
      return status === 200 ? body.data : [status, body.code];
    };
    const known = { pcode: 'P1', name: null };

    test('by the codes in use, as far as who asks meets them', async () => {
      const operator = await fixture.signIn('operator');
      await set(operator, { pcode: 'NEW01', version: 0, scrolling_images: images });
      const stored = { pcode: 'NEW01', name: null };
      expect(await found(operator)).toEqual([stored]);
      await permit('ADMIN', 'biz:merchant:view');
      expect(await found(operator)).toEqual([stored, known]);
      await permit('ADMIN', 'sys:user:view');
      expect(await found(operator)).toEqual([stored, { ...known, name: 'Partner' }]);
    });

    test('by a partner only its own, also before they were saved', async () => {
      expect(await found(partner)).toEqual([known]);
      expect(await found(partner, '?pcode=NEW01')).toEqual([]);
      expect(await found(await fixture.signIn('store'))).toEqual([403, 40300]);
    });

    test('without the name where a role hides it', async () => {
      await permit('ADMIN', 'sys:user:view');
      const rules = JSON.stringify({ manager: { hidden: ['nickname'] } });
      const { kysely } = fixture.database;
      await sql`update role set field_rules = ${rules}::jsonb where code = 'ADMIN'`.execute(kysely);
      const operator = await fixture.signIn('operator');
      expect(await found(operator)).toEqual([known]);
      expect(await found(operator, '?q=Partner')).toEqual([]);
    });

    test('fifty at a time, by a search for code or name, or by the code itself', async () => {
      const root = await fixture.signIn('root');
      await sql`
        insert into partner_config (pcode, zone, "lock", user_add_constraint, scrolling_images, qr_source,
          report_languages, stores_may_add_stores, stores_may_modify_recommended)
        select 'A' || n, 'other', 'none', 'off', '{https://example.com/1.png}', 'link', '{en}', false, false
        from generate_series(100, 159) n`.execute(fixture.database.kysely);
      expect(await found(root)).toHaveLength(50);
      expect(await found(root, '?q=a159')).toEqual([{ pcode: 'A159', name: null }]);
      expect(await found(root, '?q=artne')).toEqual([{ ...known, name: 'Partner' }]);
      expect(await found(root, '?pcode=P1')).toEqual([{ ...known, name: 'Partner' }]);
      expect(await found(root, '?q=%25')).toEqual([]);
      expect(await found(root, '?pcode=A&pcode=B')).toEqual([400, 40003]);
      expect(await found(root, '?_end=5')).toEqual([400, 40001]);
    });
  });

  test('are felt by the accounts of that partner and of its stores alone', async () => {
    const told: unknown[] = [];
    fixture.context.sessions.watch((accounts) => told.push(accounts));
    await set(partner, { version: 0, scrolling_images: images });
    expect(told.map((accounts) => [...(accounts as number[])].sort())).toEqual([
      [idOf('partner'), idOf('store')],
    ]);
  });

  test('collide where somebody else has saved them', async () => {
    await set(partner, { version: 0, scrolling_images: images });
    const late = await set(partner, { version: 0, zone: 'china', scrolling_images: images });
    expect([late.status, late.body.data]).toEqual([
      409,
      { record: expect.objectContaining({ version: 1 }), fields: [] },
    ]);
    await set(partner, { version: 1, zone: 'china' });
    expect((await set(partner, { version: 1, zone: 'other' })).status).toBe(200);
    expect((await set(partner, { zone: 'other' })).status).toBe(422);
  });

  test('collide where two save them first at once', async () => {
    const first = { version: 0, scrolling_images: images };
    const answers = await Promise.all([set(partner, first), set(partner, { ...first, zone: 'china' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.data).toEqual({ record: expect.objectContaining({ version: 1 }), fields: [] });
  });

  test('collide where nothing is stored of the version that was seen', async () => {
    const { status, body } = await set(partner, { version: 5, scrolling_images: images });
    expect([status, body.code, body.data]).toEqual([
      409,
      40900,
      { record: expect.objectContaining({ pcode: 'P1', version: 0 }), fields: [] },
    ]);
  });

  test('A2: are of no partner that nobody knows', async () => {
    const { status, body } = await get(await fixture.signIn('operator'), '?pcode=NOPE');
    expect([status, body.code]).toEqual([400, 40003]);
  });

  test('E1: differ from those of an unknown partner only for readers who reach the partner', async () => {
    const operator = await fixture.signIn('operator');
    expect((await get(operator, '?pcode=P1')).status).toBe(400);
    await permit('ADMIN', 'biz:merchant:view');
    expect((await get(operator, '?pcode=P1')).status).toBe(200);
  });

  test('are not found by a code that a role hides', async () => {
    const operator = await fixture.signIn('operator');
    await set(operator, { pcode: 'NEW01', version: 0, scrolling_images: images });
    const found = () => call(operator, '/manger/partneruserconfig/partners');
    expect((await found()).body.data).toHaveLength(1);
    const rules = JSON.stringify({ 'partner-config': { hidden: ['pcode'] } });
    await sql`update role set field_rules = ${rules}::jsonb where code = 'ADMIN'`.execute(
      fixture.database.kysely,
    );
    fixture.context.sessions.invalidateAll();
    expect(await found()).toMatchObject({ status: 200, body: { data: [] } });
    expect((await get(operator, '?pcode=NEW01')).status).toBe(400);
  });

  test('are named by the first account of several', async () => {
    await sql`
      update manager set utype = '2', pcode = 'P1', contact = 'A', nickname = 'Aaron'
      where username = 'clerk'`.execute(fixture.database.kysely);
    const root = await fixture.signIn('root');
    const { body } = await call(root, '/manger/partneruserconfig/partners?pcode=P1');
    expect(body.data).toMatchObject([{ pcode: 'P1', name: 'Partner' }]);
  });

  test('are of one partner at a time', async () => {
    const operator = await fixture.signIn('operator');
    const twice = await get(operator, '?pcode=A&pcode=B');
    const saved = await set(operator, { scrolling_images: images }, '?pcode=A&pcode=B');
    expect([twice.body.code, saved.body.code]).toEqual([40003, 40003]);
  });

  test('are those of ?pcode= for an operator, and of nobody else for a partner', async () => {
    const operator = await fixture.signIn('operator');
    const { status, body } = await get(operator);
    expect([status, body.msg]).toEqual([400, 'Please choose a partner (pcode).']);
    await permit('ADMIN', 'biz:merchant:view');
    expect((await get(operator, '?pcode=P1')).body.data).toMatchObject({ pcode: 'P1', version: 0 });
    expect((await set(operator, { version: 0, scrolling_images: images }, '?pcode=P1')).status).toBe(200);
    expect((await get(partner)).body.data).toMatchObject({ version: 1 });
    expect((await get(partner, '?pcode=P1')).status).toBe(200);
    expect((await get(partner, '?pcode=P2')).body.code).toBe(40302);
    expect((await set(partner, { pcode: 'P2', scrolling_images: images })).body.code).toBe(40302);
  });

  test('need their permissions', async () => {
    const store = await fixture.signIn('store');
    expect([(await get(store)).status, (await set(store, {})).status]).toEqual([403, 403]);
  });

  test('V8: are saved as they stand, without a picture', async () => {
    const { data } = (await get(partner)).body;
    const saved = await set(partner, { ...data, stores_may_add_stores: true });
    expect([saved.status, saved.body.data]).toEqual([
      200,
      expect.objectContaining({ version: 1, scrolling_images: null, stores_may_add_stores: true }),
    ]);
  });

  test('A2: may be sent back as they were answered, and still collide', async () => {
    await set(partner, { version: 0 });
    const { data } = (await get(partner)).body;
    expect(data).toMatchObject({ version: 1, _labels: {}, create_time: expect.any(String) });
    expect((await set(partner, { ...data, zone: 'china' })).body.data).toMatchObject({
      version: 2,
      zone: 'china',
    });
    expect((await set(partner, { ...data, zone: 'other', lock: 'zone' })).body.data).toMatchObject({
      version: 3,
      lock: 'zone',
      zone: 'china',
    });
    expect((await set(partner, { ...data, strange: 1 })).status).toBe(422);
  });

  test.each([
    [
      { scrolling_images: [1, 2, 3, 4, 5, 6].map((n) => `https://example.com/${n}.png`) },
      'scrolling_images',
      'maxItems',
    ],
    [{ qr_source: 'text' }, 'qr_text', 'required'],
    [{ qr_source: 'text', qr_text: '扫码看报告' }, 'qr_text', 'format.no-chinese'],
    [{ qr_source: 'interface' }, 'qr_interface', 'required'],
    [{ qr_source: 'interface', qr_interface: 'here' }, 'qr_interface', 'format.uri'],
    [{ qr_source: 'image' }, 'qr_image', 'required'],
    [{ qr_text: 'hello' }, 'qr_text', 'notApplicable'],
    [{ report_languages: ['xx'] }, 'report_languages.0', 'enum'],
    [{ zone: 'moon' }, 'zone', 'enum'],
  ])('refuse %j', async (values, field, rule) => {
    const { status, body } = await set(partner, { version: 0, scrolling_images: images, ...values });
    expect([status, body.data.errors]).toEqual([422, [expect.objectContaining({ field, rule })]]);
  });

  test('say that Chinese characters do not go into a QR text', async () => {
    const { body } = await set(partner, {
      version: 0,
      scrolling_images: images,
      qr_source: 'text',
      qr_text: 'report 报告',
    });
    expect((body.data.errors as { message: string }[])[0]?.message).toBe(
      'QR text must not contain Chinese characters',
    );
    const fine = { version: 0, scrolling_images: images, qr_source: 'text', qr_text: 'informe ñ 보고서' };
    expect((await set(partner, fine)).status).toBe(200);
  });
});
