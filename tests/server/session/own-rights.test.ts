import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import type { AppError } from '../../../src/engine/schema/contract/app-error';
import type { Issue } from '../../../src/engine/schema/contract/issue';
import {
  assertAccountWithinRights,
  assertRoleWithinRights,
} from '../../../src/engine/server/accounts/own-rights';
import { inTransaction } from '../../../src/engine/server/database/transaction';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture, roleId } from '../app/fixture';
import { type Answer, callsOf, type Headers } from './calls';

const fixture = openForTests(() => openFixture());
let root: Headers;
let operator: Headers;

beforeEach(async () => {
  await fixture.reset();
  root = await fixture.signIn('root');
  operator = await fixture.signIn('operator');
});

const { call, permit } = callsOf(() => fixture);

const rulesOf = ({ status, body }: Answer) =>
  status === 422
    ? (body.data.errors as { field: string; rule: string }[]).map(({ field, rule }) => `${field}:${rule}`)
    : status;

const issuesOf = (error: AppError) =>
  (error.data as { issues: Issue[] }).issues.map(({ field, rule }) => `${field}:${rule}`);

const actor: Actor = {
  kind: 'account',
  id: 2,
  username: 'operator',
  utype: 1,
  roles: ['ADMIN'],
  perms: [],
  ties: { partner: ['P1'] },
  scope: 'all',
  fields: {},
  settings: [],
  zone: null,
  mustChange: false,
};

const menuOf = async (perm: string) => {
  const { rows } = await sql<{ id: number }>`select id from menu where perm = ${perm}`.execute(
    fixture.database.kysely,
  );
  return rows[0]?.id;
};

const limitTo = (scope: string, code: string) =>
  call(root, `/roles/${roleId(code)}`, 'PUT', { version: 1, scope });

test('without permission to save accounts, no answer says which roles are refused', async () => {
  await permit('ADMIN', 'sys:role:view');
  expect((await call(operator, '/access/withheld-roles')).status).toBe(403);
});

describe('an account', () => {
  beforeEach(async () => {
    for (const verb of ['view', 'add', 'edit']) await permit('ADMIN', `sys:user:${verb}`);
  });

  const change = (username: Parameters<typeof idOf>[0], values: object, by = operator) =>
    call(by, `/manger/${idOf(username)}`, 'PUT', { version: 1, ...values });
  const make = (values: object) =>
    call(operator, '/manger/add', 'POST', { username: 'second', nickname: 'Second', ...values });

  test('does not change its own rights', async () => {
    const own = await change('operator', { roles: [roleId('ADMIN'), roleId('IDLE')] });
    expect(rulesOf(own)).toEqual(['roles:ownRights']);
    expect((own.body.data.errors as { message: string }[])[0]?.message).toBe(
      'You cannot change your own rights',
    );
    expect(rulesOf(await change('operator', { utype: '2', pcode: 'P1', contact: 'Ann' }))).toEqual([
      'utype:ownRights',
      'pcode:ownRights',
    ]);
    expect(rulesOf(await change('operator', { store: 1 }))).toContain('store:ownRights');
    expect(rulesOf(await change('operator', { nickname: 'Op', roles: [roleId('ADMIN')] }))).toBe(200);
  });

  test('gives no role that permits more than its own', async () => {
    await permit('PARTNER', 'biz:store:view');
    expect(rulesOf(await change('clerk', { roles: [roleId('PARTNER')] }))).toEqual(['roles:beyondOwnRights']);
    const second = { utype: '2', contact: 'Ann', pcode: 'P1', roles: [roleId('PARTNER')] };
    expect(rulesOf(await make(second))).toEqual(['roles:beyondOwnRights']);
    await permit('ADMIN', 'biz:store:view');
    expect(rulesOf(await make(second))).toBe(200);
    expect(rulesOf(await change('clerk', { roles: [roleId('PARTNER')] }))).toBe(200);
  });

  test('receives the roles that it cannot give', async () => {
    await permit('PARTNER', 'biz:store:view');
    await permit('ADMIN', 'sys:role:view');
    const withheld = (await call(operator, '/access/withheld-roles')).body.data as unknown as number[];
    const { rows } = await sql<{ id: number }>`select id from role order by id`.execute(
      fixture.database.kysely,
    );
    const refused: number[] = [];
    for (const { id } of rows) {
      const rules = rulesOf(await make({ username: 'root', utype: '1', roles: [id] }));
      if (!`${rules}`.includes('unique')) refused.push(id);
    }
    expect(refused).toEqual([roleId('ROOT'), roleId('PARTNER')]);
    expect(withheld.toSorted()).toEqual(refused.toSorted());
    expect((await call(root, '/access/withheld-roles')).body.data).toEqual([]);
  });

  test('gives no role that reaches further than its own', async () => {
    const limited = { ...actor, scope: 'partner' } as const;
    const refusals = (given: object, current?: object) =>
      inTransaction(fixture.database, (transaction) =>
        assertAccountWithinRights({ ...given }, current && { ...current }, limited, transaction),
      ).then(() => [], issuesOf);
    const second = { utype: '3', roles: [roleId('STORE')] };
    expect(await refusals(second)).toEqual(['roles:beyondOwnRights']);
    expect((await limitTo('partner', 'STORE')).status).toBe(200);
    expect(await refusals(second)).toEqual([]);
    expect(await refusals({ utype: '1' }, { id: 9, utype: '2', roles: [roleId('PARTNER')] })).toEqual([
      'utype:beyondOwnRights',
    ]);
  });

  test('gives no role that leaves more of a field than its own', async () => {
    const limited = { ...actor, fields: { store: { hidden: ['phone'], readonly: ['phone', 'name'] } } };
    const refusals = () =>
      inTransaction(fixture.database, (transaction) =>
        assertAccountWithinRights({ roles: [roleId('STORE')] }, undefined, limited, transaction),
      ).then(() => [], issuesOf);
    const keep = (field_rules: object, version: number) =>
      call(root, `/roles/${roleId('STORE')}`, 'PUT', { version, field_rules });
    expect(await refusals()).toEqual(['roles:beyondOwnRights']);
    expect((await keep({ store: { hidden: ['phone'] } }, 1)).status).toBe(200);
    expect(await refusals()).toEqual(['roles:beyondOwnRights']);
    expect((await keep({ store: { hidden: ['phone', 'name'] } }, 2)).status).toBe(200);
    expect(await refusals()).toEqual([]);
  });

  test('does not lay hands on one that has more', async () => {
    await permit('ADMIN', 'sys:user:delete');
    await permit('PARTNER', 'biz:store:view');
    for (const [name, value] of [
      ['nickname', 'Paul'],
      ['username', 'mine.now'],
      ['password', 'taken-over'],
      ['available', false],
      ['roles', [roleId('STORE')]],
      ['pcode', 'P2'],
    ] as const) {
      const refused = await change('partner', { [name]: value });
      expect(rulesOf(refused)).toEqual([':widerAccount']);
    }
    const partner = `/manger/${idOf('partner')}`;
    expect(rulesOf(await call(operator, `${partner}/resetPassword`, 'POST'))).toEqual([':widerAccount']);
    expect(rulesOf(await call(operator, partner, 'DELETE'))).toEqual([':widerAccount']);
    await permit('ADMIN', 'biz:store:view');
    expect(rulesOf(await change('partner', { roles: [roleId('STORE')] }))).toBe(200);
    expect((await call(operator, `${partner}/resetPassword`, 'POST')).status).toBe(200);
  });

  test('nor where a role that is disabled at the moment has more', async () => {
    await permit('IDLE', 'biz:store:view');
    expect(rulesOf(await change('clerk', { password: 'taken-over' }))).toEqual([':widerAccount']);
  });

  test('with ROOT does as it likes', async () => {
    await permit('PARTNER', 'biz:store:view');
    expect(rulesOf(await change('clerk', { roles: [roleId('PARTNER')] }, root))).toBe(200);
  });
});

describe('a role', () => {
  beforeEach(async () => {
    for (const verb of ['view', 'add', 'edit']) await permit('ADMIN', `sys:role:${verb}`);
    await permit('IDLE', 'biz:store:edit');
  });

  const change = (code: string, values: object) =>
    call(operator, `/roles/${roleId(code)}`, 'PUT', { version: 1, ...values });

  test('is given no button that permits more than who gives it may', async () => {
    const beyond = { menus: [await menuOf('biz:store:edit')] };
    expect(rulesOf(await change('STORE', beyond))).toEqual(['menus:beyondOwnRights']);
    const made = await call(operator, '/roles', 'POST', { code: 'NEW', name: 'New', ...beyond });
    expect(rulesOf(made)).toEqual(['menus:beyondOwnRights']);
    expect(rulesOf(await change('STORE', { menus: [await menuOf('sys:role:view')] }))).toBe(200);
    expect(rulesOf(await change('IDLE', { name: 'Idler' }))).toBe(200);
    expect(rulesOf(await change('IDLE', { version: 2, status: 'enabled' }))).toEqual([
      'menus:beyondOwnRights',
    ]);
  });

  test('is given no wider scope than who gives it has', async () => {
    const limited = { ...actor, scope: 'partner' } as const;
    const refusals = (given: object, current?: object) =>
      inTransaction(fixture.database, (transaction) =>
        assertRoleWithinRights({ ...given }, current && { ...current }, limited, transaction),
      ).then(() => [], issuesOf);
    const current = { status: 'enabled', scope: 'partner', menus: [] };
    expect(await refusals({ scope: 'all' }, current)).toEqual(['scope:beyondOwnRights']);
    expect(await refusals({ scope: 'store' }, current)).toEqual([]);
    expect(await refusals({ status: 'enabled', scope: 'all', menus: [] })).toEqual(['scope:beyondOwnRights']);
    const disabled = { status: 'disabled', scope: 'all', menus: [] };
    expect(await refusals({ name: 'Still disabled' }, disabled)).toEqual([]);
    expect(await refusals({ status: 'enabled' }, disabled)).toEqual(['scope:beyondOwnRights']);
    expect(await refusals({ status: 'enabled', scope: 'store' }, disabled)).toEqual([]);
  });
});

describe('the field rules of a role', () => {
  const limited = { ...actor, fields: { store: { hidden: ['phone'], readonly: ['phone'] } } };
  const refusals = (given: object, current?: object, by: Actor = limited) =>
    inTransaction(fixture.database, (transaction) =>
      assertRoleWithinRights({ menus: [], ...given }, current && { ...current }, by, transaction),
    ).then(() => [], issuesOf);
  const enabled = { status: 'enabled', scope: 'all', menus: [] };
  const hiding = { field_rules: { store: { hidden: ['phone'] } } };
  const beyond = ['field_rules:beyondOwnRights'];

  test('leave no more than who makes the role has', async () => {
    expect(await refusals(enabled)).toEqual(beyond);
    expect(await refusals({ ...enabled, field_rules: { store: { readonly: ['phone'] } } })).toEqual(beyond);
    expect(await refusals({ ...enabled, status: 'disabled' })).toEqual(beyond);
    expect(await refusals({ ...enabled, ...hiding })).toEqual([]);
    expect(await refusals(enabled, undefined, { ...limited, roles: ['ROOT'] })).toEqual([]);
  });

  test('give back nothing that who changes them does not have', async () => {
    expect(await refusals({ field_rules: null }, { ...enabled, ...hiding })).toEqual(beyond);
    expect(await refusals({ name: 'Open since ever' }, enabled)).toEqual([]);
    expect(await refusals({ status: 'enabled' }, { ...enabled, status: 'disabled' })).toEqual(beyond);
  });
});

describe('a button that a role holds', () => {
  const change = (id: number | undefined, values: object) =>
    call(operator, `/menus/${id}`, 'PUT', { version: 1, ...values });

  test('permits something else only after a change by an account that can change roles and has it', async () => {
    for (const verb of ['view', 'edit']) await permit('ADMIN', `sys:menu:${verb}`);
    await permit('ADMIN', 'biz:store:view');
    const id = await menuOf('biz:store:view');
    expect((await change(id, { perm: 'sys:role:edit' })).status).toBe(403);
    expect((await change(id, { perm: 'sys:menu:view' })).status).toBe(403);
    expect((await call(operator, '/roles/1')).status).toBe(403);
    await permit('ADMIN', 'sys:role:edit');
    expect((await change(id, { perm: 'sys:user:edit' })).status).toBe(403);
    const { status, body } = await call(root, `/menus/${id}`, 'PUT', { version: 1, perm: 'sys:user:edit' });
    expect([status, body.data]).toEqual([200, expect.objectContaining({ perm: 'sys:user:edit' })]);
  });
});
