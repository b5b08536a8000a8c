import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture, roleId } from '../app/fixture';
import { type Answer, callsOf, type Headers } from './calls';

const fixture = openForTests(() => openFixture());

beforeEach(() => fixture.reset());

const { call, isOpen, permit } = callsOf(() => fixture);

describe('a change of an account', () => {
  let root: Headers;
  beforeEach(async () => {
    root = await fixture.signIn('root');
  });

  const change = (username: Parameters<typeof idOf>[0], values: object, by = root) =>
    call(by, `/manger/${idOf(username)}`, 'PUT', { version: 1, ...values });

  test('that disables it ends its sessions for good', async () => {
    const operator = await fixture.signIn('operator');
    expect((await change('operator', { available: false })).status).toBe(200);
    expect(await isOpen(operator)).toBe(false);
    expect((await change('operator', { version: 2, available: true })).status).toBe(200);
    expect(await isOpen(operator)).toBe(false);
  });

  test('of its password ends its sessions', async () => {
    const operator = await fixture.signIn('operator');
    expect((await change('operator', { password: 'brand-new' })).status).toBe(200);
    expect(await isOpen(operator)).toBe(false);
  });

  test('of its name leaves them', async () => {
    const operator = await fixture.signIn('operator');
    expect((await change('operator', { nickname: 'Op', available: true })).status).toBe(200);
    expect(await isOpen(operator)).toBe(true);
  });

  test('of its roles changes at once what it may do', async () => {
    await permit('PARTNER', 'biz:store:view');
    const operator = await fixture.signIn('operator');
    expect((await call(operator, '/stores')).status).toBe(403);
    expect((await change('operator', { roles: [roleId('PARTNER')] })).status).toBe(200);
    expect((await call(operator, '/stores')).status).toBe(200);
    expect((await change('operator', { version: 2, roles: [roleId('IDLE')] })).status).toBe(200);
    expect((await call(operator, '/stores')).status).toBe(403);
  });

  test('that removes it ends its sessions', async () => {
    const operator = await fixture.signIn('operator');
    expect((await call(root, `/manger/${idOf('operator')}`, 'DELETE')).status).toBe(200);
    expect(await isOpen(operator)).toBe(false);
  });

  const errorsOf = ({ body }: Answer) =>
    (body.data.errors as { field: string; rule: string }[]).map(({ field, rule }) => `${field}:${rule}`);

  test('cannot give it the name of another in other capitals, as a new one cannot have it', async () => {
    const taken = ['username:unique'];
    expect(errorsOf(await change('partner', { username: 'Operator' }))).toEqual(taken);
    const values = { username: 'OPERATOR', nickname: 'Twin', utype: '1', roles: [roleId('IDLE')] };
    expect(errorsOf(await call(root, '/manger/add', 'POST', values))).toEqual(taken);
    expect((await change('operator', { username: 'OPERATOR' })).status).toBe(200);
  });

  test('cannot disable or delete oneself', async () => {
    expect(errorsOf(await change('root', { available: false }))).toEqual(['available:ownAccount']);
    const deleted = await call(root, `/manger/${idOf('root')}`, 'DELETE');
    expect(errorsOf(deleted)).toEqual([':ownAccount']);
    expect(deleted.body.msg).toBe('You cannot disable or delete your own account');
  });

  test('cannot take ROOT from the last one who has it', async () => {
    expect(errorsOf(await change('root', { roles: [roleId('ADMIN')] }))).toEqual(['roles:lastRoot']);
    expect((await change('operator', { roles: [roleId('ROOT')] })).status).toBe(200);
    expect((await change('root', { roles: [roleId('ADMIN')] })).status).toBe(200);
  });

  test('is not in the hands of others where ROOT is concerned', async () => {
    for (const perm of ['sys:user:view', 'sys:user:add', 'sys:user:edit', 'sys:user:delete'])
      await permit('ADMIN', perm);
    const operator = await fixture.signIn('operator');
    const given = await change('clerk', { roles: [roleId('ROOT')] }, operator);
    expect(errorsOf(given)).toEqual(['roles:rootOnly']);
    const own = await change('operator', { roles: [roleId('ROOT'), roleId('ADMIN')] }, operator);
    expect(errorsOf(own)).toEqual(['roles:ownRights']);
    const made = await call(operator, '/manger/add', 'POST', {
      username: 'second',
      nickname: 'Second',
      utype: '1',
      roles: [roleId('ROOT')],
    });
    expect(errorsOf(made)).toEqual(['roles:rootOnly']);
    expect(errorsOf(await change('root', { password: 'taken-over' }, operator))).toEqual([':widerAccount']);
    expect(errorsOf(await call(operator, `/manger/${idOf('root')}`, 'DELETE'))).toEqual([':widerAccount']);
  });
});

describe('a change of a role or a menu', () => {
  let root: Headers;
  beforeEach(async () => {
    root = await fixture.signIn('root');
    await permit('ADMIN', 'biz:store:view');
  });

  test('is felt by its holders at once', async () => {
    const operator = await fixture.signIn('operator');
    expect((await call(operator, '/stores')).status).toBe(200);
    expect(
      (await call(root, `/roles/${roleId('ADMIN')}`, 'PUT', { version: 1, status: 'disabled' })).status,
    ).toBe(200);
    expect((await call(operator, '/stores')).status).toBe(403);
  });

  test('of the permission of a button, too', async () => {
    const operator = await fixture.signIn('operator');
    expect((await call(operator, '/stores')).status).toBe(200);
    expect((await call(root, '/menus/1', 'PUT', { version: 1, perm: 'biz:store:add' })).status).toBe(200);
    expect((await call(operator, '/stores')).status).toBe(403);
  });

  test.each([{ code: 'RADIX' }, { status: 'disabled' }])(
    'cannot be %j where the role is ROOT',
    async (values) => {
      const { status, body } = await call(root, `/roles/${roleId('ROOT')}`, 'PUT', { version: 1, ...values });
      expect([status, body.data.errors]).toEqual([422, [expect.objectContaining({ rule: 'rootRole' })]]);
    },
  );

  test('is for ROOT alone where the role is ROOT', async () => {
    await permit('ADMIN', 'sys:role:edit');
    const operator = await fixture.signIn('operator');
    for (const values of [{ name: 'Haha' }, { summary: 'Haha' }, { sort: 9 }]) {
      const body = { version: 1, ...values };
      const refused = await call(operator, `/roles/${roleId('ROOT')}`, 'PUT', body);
      expect([refused.status, refused.body.msg]).toEqual([
        422,
        'The role ROOT cannot be renamed, disabled or deleted',
      ]);
    }
    const renamed = await call(root, `/roles/${roleId('ROOT')}`, 'PUT', { version: 1, name: 'Owner' });
    expect(renamed.status).toBe(200);
  });

  test('leaves the role ROOT where it is', async () => {
    const { status, body } = await call(root, `/roles/${roleId('ROOT')}`, 'DELETE');
    expect([status, body.msg]).toEqual([422, 'The role ROOT cannot be renamed, disabled or deleted']);
    const renamed = await call(root, `/roles/${roleId('ROOT')}`, 'PUT', {
      version: 1,
      name: 'Owner',
      code: 'ROOT',
    });
    expect(renamed.status).toBe(200);
  });
});
