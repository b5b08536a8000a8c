import { beforeEach, describe, expect, test } from 'vitest';
import { systemTable } from '../../../src/engine/server/database/system-schema';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture, roleId } from '../app/fixture';
import { callsOf, type Headers } from './calls';

const fixture = openForTests(() => openFixture());

beforeEach(() => fixture.reset());

const { call, isOpen, permit } = callsOf(() => fixture);

describe('a password that an admin resets', () => {
  let root: Headers;
  beforeEach(async () => {
    root = await fixture.signIn('root');
    await permit('ADMIN', 'biz:store:view');
  });

  const reset = async (by: Headers, username: Parameters<typeof idOf>[0] = 'operator') => {
    const { status, body } = await call(by, `/manger/${idOf(username)}/resetPassword`, 'POST');
    return { status, password: String(body.data?.password) };
  };
  const signIn = async (password: string): Promise<Headers> => {
    const form = { username: 'operator', password, utype: '1' };
    const { body } = await call({}, '/manger/login', 'POST', form);
    return { authorization: String(body.data?.token), 'accept-language': 'en' };
  };

  test('is answered once, ends the sessions and signs in', async () => {
    const operator = await fixture.signIn('operator');
    const { status, password } = await reset(root);
    expect([status, password]).toEqual([200, expect.stringMatching(/^(?:\w{4}-){3}\w{2}$/)]);
    expect(await isOpen(operator)).toBe(false);
    expect(await isOpen(await signIn(password))).toBe(true);
    expect((await reset(root)).password).not.toBe(password);
    const history = await fixture.database.kysely.selectFrom(systemTable('history')).selectAll().execute();
    expect(history[0]).toMatchObject({ entity: 'manager', action: 'update', actor_name: 'root' });
    expect(history[0]?.changes).toEqual({ password: [null, null], must_change: [false, true] });
  });

  test('is what an account made without one waits for, and says so', async () => {
    const body = { username: 'newcomer', nickname: 'New', utype: '1', roles: [2] };
    const made = (await call(root, '/manger/add', 'POST', body)).body.data;
    expect(made).toMatchObject({
      password_set: false,
      warnings: [expect.objectContaining({ field: 'password', rule: 'noPassword' })],
    });
    const waiting = async () => (await call(root, '/manger/list?password_set=false')).body.data;
    expect(await waiting()).toMatchObject({ total: 1, list: [{ id: made.id, password_set: false }] });
    await call(root, `/manger/${made.id}/resetPassword`, 'POST');
    expect(await waiting()).toMatchObject({ total: 0 });
    const { password_set, password, warnings } = (await call(root, `/manger/${made.id}/form`)).body.data;
    expect([password_set, password, warnings]).toEqual([true, undefined, undefined]);
  });

  test('is not said to be wanting to who does not see whether there is one', async () => {
    for (const perm of ['view', 'add']) await permit('ADMIN', `sys:user:${perm}`);
    const add = async (username: string) => {
      const body = { username, nickname: 'New', utype: '1', roles: [roleId('ADMIN')] };
      return (await call(await fixture.signIn('operator'), '/manger/add', 'POST', body)).body.data;
    };
    expect(await add('newcomer')).toHaveProperty('warnings');
    const field_rules = { manager: { hidden: ['password_set'] } };
    await call(root, `/roles/${roleId('ADMIN')}`, 'PUT', { version: 1, field_rules });
    const made = await add('another');
    expect(made).toMatchObject({ username: 'another' });
    expect(made).not.toHaveProperty('warnings');
  });

  test('may be one that the admin thinks up', async () => {
    const ask = (password: unknown) =>
      call(root, `/manger/${idOf('operator')}/resetPassword`, 'POST', { password });
    for (const [wrong, rule] of [
      ['', 'enterPassword'],
      [12_345_678, 'type'],
      ['short', 'minLength'],
      ['x'.repeat(129), 'maxLength'],
    ]) {
      const { status, body } = await ask(wrong);
      expect([status, (body.data.errors as { rule: string }[])[0]?.rule]).toEqual([422, rule]);
    }
    expect((await ask('thought-up')).body.data).toEqual({ password: 'thought-up' });
    const operator = await signIn('thought-up');
    expect((await call(operator, '/manger/getUserInfo')).body.data).toMatchObject({ mustChange: true });
  });

  test('is asked for again, too, where it was set in the form of the account', async () => {
    const made = await call(root, '/manger/add', 'POST', {
      username: 'second',
      password: 'from-the-form',
      nickname: 'Second',
      utype: '1',
      roles: [2],
    });
    expect(made.body.data).toMatchObject({ must_change: true });
    const changed = await call(root, `/manger/${idOf('operator')}`, 'PUT', {
      version: 1,
      password: 'from-the-form',
    });
    expect(changed.body.data).toMatchObject({ must_change: true });
  });

  test('lets its owner do nothing but choose another', async () => {
    const { password } = await reset(root);
    const operator = await signIn(password);
    const info = await call(operator, '/manger/getUserInfo');
    expect(info.body.data).toMatchObject({ username: 'operator', mustChange: true });
    for (const [url, method] of [
      ['/stores', 'GET'],
      ['/stores/1', 'GET'],
      ['/sessions', 'GET'],
      ['/openapi.json', 'GET'],
      ['/files', 'POST'],
    ] as const) {
      const { status, body } = await call(operator, url, method, method === 'POST' ? {} : undefined);
      expect([url, status, body.code, body.msg]).toEqual([
        url,
        403,
        40303,
        'Please choose a password of your own first.',
      ]);
    }
    expect((await call(operator, '/menus/routes')).status).toBe(200);

    const change = (newPassword: string) =>
      call(operator, '/manger/changePassword', 'POST', { oldPassword: password, newPassword });
    const same = await change(password);
    expect([same.status, (same.body.data.errors as { rule: string }[])[0]?.rule]).toEqual([
      422,
      'samePassword',
    ]);
    expect((await change('my-own-one')).status).toBe(200);
    expect((await call(operator, '/stores')).status).toBe(200);
    expect((await call(operator, '/manger/getUserInfo')).body.data).toMatchObject({ mustChange: false });
    expect((await call(operator, '/manger/logout')).status).toBe(200);
  });

  test('needs the permission to edit accounts, and the field', async () => {
    const operator = await fixture.signIn('operator');
    expect((await reset(operator, 'clerk')).status).toBe(403);
    await permit('ADMIN', 'sys:user:edit');
    expect((await reset(operator, 'clerk')).status).toBe(200);
  });

  test('is never one’s own, which is changed with the old one', async () => {
    const { status, body } = await call(root, `/manger/${idOf('root')}/resetPassword`, 'POST');
    const [error] = body.data.errors as { message: string }[];
    expect([status, error?.message]).toEqual([422, 'Your own password is changed in your profile']);
  });

  test('can be given by nobody in a form', async () => {
    const account = `/manger/${idOf('operator')}`;
    const give = async (body: object) => (await call(root, account, 'PUT', body)).body;
    const refused = { data: { errors: [{ field: 'must_change', rule: 'unknownField' }] } };
    expect(await give({ version: 1, must_change: true })).toMatchObject(refused);
    await reset(root);
    expect(await give({ version: 2, must_change: false })).toMatchObject(refused);
    expect((await call(root, `${account}/form`)).body.data).toMatchObject({ version: 2, must_change: true });
  });
});
