import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from '../app/fixture';
import { callsOf, type Headers } from '../session/calls';

const fixture = openForTests(() => openFixture());
let store: Headers;
let root: Headers;

beforeAll(async () => {
  await sql`insert into commodity (id, code, name, type, status, score, currency)
    values (901, 'SHOE-1', '{"en": "Shoe"}', 'shoe', 'recommended', 3, 'CNY')`.execute(
    fixture.database.kysely,
  );
});

beforeEach(async () => {
  await fixture.reset();
  for (const verb of ['view', 'add', 'edit']) await permit('STORE', `biz:store-config:${verb}`);
  await permit('STORE', 'biz:commodity:view');
  await sql`truncate store_config cascade`.execute(fixture.database.kysely);
  store = await fixture.signIn('store');
  root = await fixture.signIn('root');
});

const { call, permit } = callsOf(() => fixture);

const path = '/store-configs';
const plain = { show_images: false, own_qr: false };
const shoes = { recommended_shoes: [901] };

/** The partner permits or forbids its stores to change their recommended products. */
async function allow(isAllowed: boolean) {
  const { body } = await call(root, '/manger/partneruserconfig?pcode=P1');
  const answer = await call(root, '/manger/setpartneruserconfig', 'POST', {
    pcode: 'P1',
    version: body.data.version,
    stores_may_modify_recommended: isAllowed,
  });
  expect(answer.status).toBe(200);
}

const issue = expect.objectContaining({
  field: 'recommended_shoes',
  rule: 'partnerKeeps',
  message: expect.stringContaining('do not let its stores change this'),
});

describe('P5: a store changes its recommended products', () => {
  test('only where its partner allows it: refused when the settings are first saved, and later', async () => {
    const first = await call(store, path, 'POST', { ...plain, ...shoes });
    expect([first.status, first.body.data.errors]).toEqual([422, [issue]]);
    const made = await call(store, path, 'POST', { ...plain, welcome: 'Hello' });
    expect([made.status, made.body.data.welcome]).toEqual([200, 'Hello']);
    const own = `${path}/${made.body.data.id}`;
    const kept = { recommended_shoes: 'partnerKeeps', recommended_insoles: 'partnerKeeps' };
    expect((await call(store, own)).body.data).toMatchObject({ _limits: { fields: kept } });
    const batch = { action: 'update', ids: [made.body.data.id], values: shoes };
    const update = await call(store, own, 'PUT', { version: 1, ...shoes });
    expect([update.status, update.body.data.errors]).toEqual([422, [issue]]);
    const several = await call(store, `${path}/batch`, 'POST', batch);
    expect([several.status, several.body.data.errors]).toEqual([422, [issue]]);
    expect((await call(store, own, 'PUT', { version: 1, welcome: 'Hi' })).status).toBe(200);
  });

  test('as soon as its partner allows it, and no longer once the partner stops', async () => {
    await allow(true);
    const made = await call(store, path, 'POST', { ...plain, ...shoes });
    expect([made.status, made.body.data.recommended_shoes]).toEqual([200, [901]]);
    const own = `${path}/${made.body.data.id}`;
    expect((await call(store, own)).body.data).not.toHaveProperty('_limits');
    await allow(false);
    const later = await call(store, own, 'PUT', { version: 1, recommended_shoes: [] });
    expect([later.status, later.body.data.errors]).toEqual([422, [issue]]);
    // The products stay, and the store can still change its other settings.
    const kept = await call(store, own, 'PUT', { version: 1, welcome: 'Hi' });
    expect([kept.status, kept.body.data.recommended_shoes]).toEqual([200, [901]]);
  });

  test('and the root account always does', async () => {
    const made = await call(root, path, 'POST', { store: 1, ...plain, ...shoes });
    expect([made.status, made.body.data.recommended_shoes]).toEqual([200, [901]]);
    expect((await call(root, `${path}/${made.body.data.id}`)).body.data).not.toHaveProperty('_limits');
  });
});
