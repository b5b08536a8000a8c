import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture, roleId } from '../app/fixture';
import { callsOf, type Headers } from '../session/calls';

const fixture = openForTests(() => openFixture());
let root: Headers;

beforeEach(async () => {
  await fixture.reset();
  root = await fixture.signIn('root');
  await permit('PARTNER', 'biz:store:view');
});

const { call, permit } = callsOf(() => fixture);

const explain = (headers: Headers, query: string) => call(headers, `/access/explain?${query}`);
const ofPartner = () => `manager=${idOf('partner')}&entity=store`;

describe('explain', () => {
  test('says step by step why an account may', async () => {
    const { status, body } = await explain(root, `${ofPartner()}&action=show&record=1&field=name`);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      actor: {
        id: idOf('partner'),
        username: 'partner',
        nickname: 'Partner',
        utype: 2,
        roles: ['PARTNER'],
        scope: 'partner',
      },
      allowed: true,
      steps: [
        {
          about: 'action',
          allowed: true,
          reason: 'hasPermission',
          params: { permission: 'biz:store:view' },
          message: 'Permitted by biz:store:view',
        },
        expect.objectContaining({
          about: 'record',
          reason: 'ownRows',
          message: 'The record is one of its own, by Partner code',
        }),
        expect.objectContaining({ about: 'field', reason: 'noRule' }),
      ],
      grantedBy: [{ id: roleId('PARTNER'), code: 'PARTNER', name: 'PARTNER' }],
    });
  });

  test('says why it may not, in the language of who asks', async () => {
    const { body } = await explain({ ...root, 'accept-language': 'es' }, `${ofPartner()}&action=update`);
    expect(body.data).toMatchObject({ allowed: false, grantedBy: [] });
    expect(body.data.steps).toEqual([
      expect.objectContaining({ message: 'Se necesita el permiso biz:store:edit' }),
    ]);
  });

  test('tells of an account that may not sign in', async () => {
    const { body } = await explain(root, `manager=${idOf('disabled')}&entity=store&action=list`);
    expect(body.data.steps).toEqual([
      expect.objectContaining({ about: 'account', reason: 'accountDisabled' }),
      expect.objectContaining({ about: 'action' }),
    ]);
  });

  test.each([
    ['entity=store', 'manager'],
    ['manager=1&entity=nothing', 'entity'],
    ['manager=1&entity=store&field=nothing', 'field'],
    ['manager=1&entity=store&action=nothing', 'action'],
    ['manager=1&entity=store&record=x', 'record'],
    ['manager=1&manager=2&entity=store', 'manager'],
  ])('%s is a bad value of %s', async (query, name) => {
    const { status, body } = await explain(root, query);
    expect([status, body.code]).toEqual([400, 40003]);
    expect(body.msg).toContain(name);
  });

  test('needs permission to see roles', async () => {
    const operator = await fixture.signIn('operator');
    expect((await explain(operator, ofPartner())).status).toBe(403);
    await permit('ADMIN', 'sys:role:view');
    expect((await explain(operator, ofPartner())).status).toBe(403);
    await permit('ADMIN', 'sys:user:view');
    expect((await explain(operator, ofPartner())).status).toBe(200);
  });

  test('is of records that the caller may look at', async () => {
    for (const perm of ['sys:role:view', 'sys:user:view']) await permit('ADMIN', perm);
    const operator = await fixture.signIn('operator');
    expect((await explain(operator, `${ofPartner()}&record=1`)).status).toBe(403);
    await permit('ADMIN', 'biz:store:view');
    expect((await explain(operator, `${ofPartner()}&record=1`)).status).toBe(200);
  });

  test('keeps the state of a record from whoever may not see it', async () => {
    for (const perm of ['sys:role:view', 'sys:user:view', 'biz:device:view']) await permit('ADMIN', perm);
    const operator = await fixture.signIn('operator');
    const made = await call(root, '/devices', 'POST', { dev_code: 'D-1', dev_type: 'X5' });
    const asked = `manager=${idOf('partner')}&entity=device&record=${made.body.data.id}&action=lock`;
    expect((await explain(operator, asked)).status).toBe(200);
    const field_rules = { device: { hidden: ['is_lock'] } };
    await call(root, `/roles/${roleId('ADMIN')}`, 'PUT', { version: 1, field_rules });
    const { status, body } = await explain(operator, asked);
    expect([status, body.code]).toEqual([403, 40301]);
  });

  test('knows no record that is not there', async () => {
    expect((await explain(root, `${ofPartner()}&record=987`)).status).toBe(404);
  });
});

test('the menus that a role can hold need permission to see roles', async () => {
  const { status, body } = await call(root, '/access/grants');
  expect([status, body.data]).toEqual([
    200,
    [
      {
        id: 1,
        parent: null,
        type: 'button',
        name: 'biz:store:view',
        perm: 'biz:store:view',
        icon: null,
      },
    ],
  ]);
  expect((await call(await fixture.signIn('operator'), '/access/grants')).status).toBe(403);
});

describe('the matrix', () => {
  test('of a role', async () => {
    const { status, body } = await call(root, `/access/matrix?role=${roleId('PARTNER')}`);
    expect(status).toBe(200);
    expect(body.data.role).toMatchObject({ code: 'PARTNER', scope: 'all' });
    const rows = body.data.entities as { entity: string; rows: string; actions: { allowed: boolean }[] }[];
    const store = rows.find(({ entity }) => entity === 'store');
    expect(store).toMatchObject({ rows: 'all', hidden: [], readonly: [] });
    expect(store?.actions[0]).toEqual({
      action: 'list',
      permission: 'biz:store:view',
      allowed: true,
      reason: 'hasPermission',
      params: { permission: 'biz:store:view' },
    });
    expect(store?.actions.filter(({ allowed }) => allowed)).toHaveLength(2);
  });

  test('is not for whoever may not see what roles permit', async () => {
    await permit('ADMIN', 'sys:role:view');
    const operator = await fixture.signIn('operator');
    const ofPartners = () => call(operator, `/access/matrix?role=${roleId('PARTNER')}`);
    expect((await ofPartners()).status).toBe(200);
    const field_rules = { role: { hidden: ['menus'] } };
    await call(root, `/roles/${roleId('ADMIN')}`, 'PUT', { version: 1, field_rules });
    const { status, body } = await ofPartners();
    expect([status, body.code]).toEqual([403, 40301]);
  });

  test('of no role is a bad value', async () => {
    for (const query of ['', '?role=987', '?role=x']) {
      expect((await call(root, `/access/matrix${query}`)).status).toBe(400);
    }
  });
});

describe('field rules of a role', () => {
  const rule = (field_rules: object, version = 1) =>
    call(root, `/roles/${roleId('PARTNER')}`, 'PUT', { version, field_rules });

  test('are refused where they name what does not exist', async () => {
    const { status, body } = await rule({ nothing: {}, store: { hidden: ['nothing', 'id'] } });
    expect(status).toBe(422);
    expect(body.data.errors).toEqual([
      expect.objectContaining({
        field: 'field_rules.nothing',
        rule: 'unknownEntity',
        message: 'Field rules: there is no entity nothing',
      }),
      expect.objectContaining({ field: 'field_rules.store.hidden.0', rule: 'unknownFieldName' }),
      expect.objectContaining({ field: 'field_rules.store.hidden.1', rule: 'alwaysShown' }),
    ]);
    expect((await rule({ store: { secret: ['name'] } })).status).toBe(422);
  });

  test('are refused of menus; those that a database holds do not count and may be sent back', async () => {
    const { status, body } = await rule({ menu: { hidden: ['url'] } });
    expect(status).toBe(422);
    expect(body.data.errors).toEqual([
      expect.objectContaining({
        field: 'field_rules.menu',
        rule: 'unruled',
        message: 'Field rules: menu is always shown whole and takes no field rules',
      }),
    ]);
    const old = { menu: { hidden: ['url'] }, store: { hidden: ['contact'] } };
    await sql`update role set field_rules = ${JSON.stringify(old)} where code = 'PARTNER'`.execute(
      fixture.database.kysely,
    );
    const partner = await fixture.signIn('partner');
    expect((await call(partner, '/manger/getUserInfo')).body.data.fields).toEqual({
      store: { hidden: ['contact'], readonly: ['contact'] },
    });
    expect((await rule(old)).status).toBe(200);
  });

  test('are felt by the holders at once, behind every door', async () => {
    await permit('PARTNER', 'biz:store:edit');
    const partner = await fixture.signIn('partner');
    expect((await call(partner, '/stores/1')).body.data).toHaveProperty('contact');
    expect((await rule({ store: { hidden: ['contact'], readonly: ['name'] } })).status).toBe(200);
    expect((await call(partner, '/stores/1')).body.data).not.toHaveProperty('contact');
    expect((await call(partner, '/stores?contact=Ann')).status).toBe(403);
    const change = await call(partner, '/stores/1', 'PUT', { version: 1, name: 'New', contact: 'Bob' });
    expect(change.body.data.errors).toEqual([
      expect.objectContaining({ field: 'name', rule: 'unknownField' }),
      expect.objectContaining({ field: 'contact', rule: 'unknownField' }),
    ]);
    expect((await call(partner, '/manger/getUserInfo')).body.data).toMatchObject({
      fields: { store: { hidden: ['contact'], readonly: ['contact', 'name'] } },
    });
    expect((await call(root, '/stores/1')).body.data).toHaveProperty('contact');
  });
});

test('a role limits its holders to a partner or a store', async () => {
  await permit('ADMIN', 'biz:store:view');
  const operator = await fixture.signIn('operator');
  const scope = (value: string, version: number) =>
    call(root, `/roles/${roleId('ADMIN')}`, 'PUT', { version, scope: value });
  expect((await scope('partner', 1)).status).toBe(200);
  expect((await call(operator, '/stores')).status).toBe(403);
  const account = `/manger/${idOf('operator')}`;
  expect((await call(root, account, 'PUT', { version: 1, pcode: 'P2' })).status).toBe(200);
  expect((await call(operator, '/stores')).body.data).toMatchObject({ total: 0 });
  expect((await call(root, account, 'PUT', { version: 2, pcode: 'P1' })).status).toBe(200);
  expect((await call(operator, '/stores')).body.data).toMatchObject({ total: 1 });
  expect((await scope('all', 2)).status).toBe(200);
  expect((await call(operator, '/stores')).body.data).toMatchObject({ total: 1 });
});
