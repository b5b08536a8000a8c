import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture } from '../app/fixture';
import { callsOf, type Headers } from '../session/calls';

const fixture = openForTests(() => openFixture());
let store: Headers;

beforeEach(async () => {
  await fixture.reset();
  for (const verb of ['view', 'add', 'import', 'secret']) await permit('STORE', `biz:store:${verb}`);
  store = await fixture.signIn('store');
});

const { call, permit } = callsOf(() => fixture);

const branch = {
  code_num: 'FW-2',
  name: 'Sole on Side',
  contact: 'Ann',
  phone: '+1 555 0101',
  country: 'US',
  detail_address: '2 Side St',
  search_pwd: 'secret2',
};

const file = `${Object.keys(branch)}\n${Object.values(branch)}\n`;

const create = (more: object = {}) => call(store, '/stores', 'POST', { ...branch, ...more });

async function bring(text: string) {
  const headers = { ...store, 'content-type': 'text/csv' };
  const answer = await fixture.app.inject({ method: 'POST', url: '/stores/import', headers, payload: text });
  return { status: answer.statusCode, body: answer.json() };
}

/** The partner permits or forbids its stores to add stores. */
async function allow(isAllowed: boolean) {
  const root = await fixture.signIn('root');
  const { body } = await call(root, '/manger/partneruserconfig?pcode=P1');
  const answer = await call(root, '/manger/setpartneruserconfig', 'POST', {
    pcode: 'P1',
    version: body.data.version,
    stores_may_add_stores: isAllowed,
    scrolling_images: ['https://example.com/1.png'],
  });
  expect(answer.status).toBe(200);
}

const added = async () => {
  const { rows } = await sql`select merchant, pcode, head_store, create_by from store where id > 1`.execute(
    fixture.database.kysely,
  );
  return rows;
};

describe('P5: stores add stores of their partner', () => {
  test('only if the partner lets them, through any endpoint, and the refusal says so', async () => {
    for (const { status, body } of [await create(), await bring(file), await create({ merchant: 1 })]) {
      expect([status, body.code, body.msg]).toEqual([
        403,
        40300,
        "Your partner's settings do not let its stores add records here.",
      ]);
    }
    expect(await added()).toEqual([]);
    expect((await call(store, '/manger/getUserInfo')).body.data.settings).toEqual([]);
  });

  test('at once where it does, one by one or from a file, with the merchant and the code of their own', async () => {
    await allow(true);
    expect((await call(store, '/manger/getUserInfo')).body.data.settings).toEqual(['stores_may_add_stores']);
    expect((await create()).body.data).toMatchObject({ name: 'Sole on Side', merchant: 1, pcode: 'P1' });
    expect((await bring(file.replaceAll('FW-2', 'FW-3'))).body.data).toEqual({ count: 1 });
    const row = { merchant: 1, pcode: 'P1', head_store: 1, create_by: idOf('store') };
    expect(await added()).toEqual([row, row]);
    // The account can see the stores that it added at once.
    expect((await call(store, '/stores')).body.data).toMatchObject({ total: 3 });

    await allow(false);
    expect((await create({ code_num: 'FW-4' })).status).toBe(403);
  });

  test('and looks after them without a moment in between', async () => {
    await allow(true);
    const { id } = (await create()).body.data;
    expect((await call(store, `/stores/${id}`)).body.data).toMatchObject({ id, head_store: 1 });
  });

  test('under no other merchant', async () => {
    await allow(true);
    const issue = (field: string, rule: string) => [expect.objectContaining({ field, rule })];
    const given = await create({ merchant: 1 });
    expect([given.status, given.body.data.errors]).toEqual([422, issue('merchant', 'outOfScope')]);
    const lines = file.replace('code_num', 'merchant,code_num').replace('FW-2', 'Sole,FW-2');
    expect((await bring(lines)).body.data.errors).toEqual(issue('rows.2.merchant', 'outOfScope'));
    expect(await added()).toEqual([]);
  });

  test('from what they exported, which holds what is filled in for them', async () => {
    await permit('STORE', 'biz:store:export');
    await allow(true);
    await create();
    const exported = await fixture.app.inject({
      url: '/stores/export?format=csv&code_num=FW-2&_with=search_pwd',
      headers: store,
    });
    expect(exported.payload).toContain('Sole on Main');
    const { status, body } = await bring(exported.payload.replace('FW-2', 'FW-3'));
    expect([status, body.data]).toEqual([200, { count: 1 }]);
    const row = { merchant: 1, pcode: 'P1', head_store: 1, create_by: idOf('store') };
    expect(await added()).toEqual([row, row]);
  });

  test('but they still need the permission', async () => {
    await allow(true);
    await sql`delete from role__menus`.execute(fixture.database.kysely);
    fixture.context.sessions.invalidateAll();
    expect((await create()).body.msg).toContain('biz:store:add');
  });

  test('which explain tells', async () => {
    const root = await fixture.signIn('root');
    const why = () => call(root, `/access/explain?manager=${idOf('store')}&entity=store&action=create`);
    expect((await why()).body.data).toMatchObject({
      allowed: false,
      steps: [
        {
          reason: 'settingOff',
          message: "Only where the partner's settings let its stores add these",
        },
      ],
    });
    await allow(true);
    expect((await why()).body.data).toMatchObject({ allowed: true, steps: [{ reason: 'hasPermission' }] });
  });
});
