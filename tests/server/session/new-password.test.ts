import { beforeEach, describe, expect, test } from 'vitest';
import { loadModel } from '../../../src/engine/server/registry';
import { seed } from '../../../src/engine/server/seed/seed';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture, password, roleId } from '../app/fixture';
import { openTables } from '../database/engines';
import { callsOf, type Headers } from './calls';

const fixture = openForTests(() => openFixture());
let root: Headers;

beforeEach(async () => {
  await fixture.reset();
  root = await fixture.signIn('root');
});

const { call } = callsOf(() => fixture);

const common = 'This password is one of the most common ones: choose another';
const named = 'The password must not contain a name of the account or of the product';
const short = 'The password needs at least 8 characters';

/**
 * New passwords of the account `operator`, named `Olive Warden`, with the contact `Sam Underhill`: each with the message
 * that refuses it, or undefined if it is accepted.
 */
const verdicts = [
  ['sevenup', short],
  ['password1', common],
  ['PASSWORD1', common],
  ['99999999', common],
  ['operator-7', named],
  ['My0perator', undefined],
  ['Olive-Warden', named],
  ['wardenwarden', named],
  ['x-Underhill-1', named],
  ['footwork-demo', named],
  ['Foot.Work.2026', named],
  ['four plain words', undefined],
  ['x'.repeat(129), 'The password can have at most 128 characters'],
] as const;

const names = { nickname: 'Olive Warden', contact: 'Sam Underhill' };

describe.each(verdicts)('17.11: the new password %s', (chosen, message) => {
  const verdict = (answer: { status: number; body: { data: Record<string, unknown> | null } }) => {
    const errors = answer.body.data?.errors as { message: string }[] | undefined;
    return errors?.map((error) => error.message.replace(/^Password/, 'The password')) ?? [];
  };
  const expected = message === undefined ? [] : [message];
  const operator = () => `/manger/${idOf('operator')}`;

  test('gets one verdict at every door', async () => {
    await call(root, operator(), 'PUT', { version: 1, ...names });
    const twin = { ...names, utype: '1', roles: [roleId('ADMIN')], password: chosen };
    const doors = {
      created: await call(root, '/manger/add', 'POST', { ...twin, username: 'x-operator' }),
      changed: await call(root, operator(), 'PUT', { version: 2, password: chosen }),
      reset: await call(root, `${operator()}/resetPassword`, 'POST', { password: chosen }),
    };
    for (const [door, answer] of Object.entries(doors)) {
      expect([door, ...verdict(answer)]).toEqual([door, ...expected]);
      expect(answer.status).toBe(message ? 422 : 200);
    }
    const batch = { action: 'update', ids: [idOf('operator')], values: { password: chosen } };
    const many = await call(root, '/manger/batch', 'POST', batch);
    expect([many.status, ...verdict(many)]).toEqual([message ? 422 : 200, ...expected]);
  });

  test('gets it from its owner, too', async () => {
    await call(root, operator(), 'PUT', { version: 1, ...names });
    const mine = await fixture.signIn('operator');
    const answer = await call(mine, '/manger/changePassword', 'POST', {
      oldPassword: password,
      newPassword: chosen,
    });
    expect([answer.status, ...verdict(answer)]).toEqual([message ? 422 : 200, ...expected]);
  });
});

test('17.11: a password that was chosen before goes on to sign in', async () => {
  const { status } = await call({}, '/manger/login', 'POST', { username: 'root', password, utype: '1' });
  expect(status).toBe(200);
});

test('17.11: files bring no passwords', async () => {
  const boundary = 'b';
  const file = 'username,nickname,utype,password\nnewcomer,New,1,password1\n';
  const payload = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${file}\r\n--${boundary}--\r\n`;
  const answer = await fixture.app.inject({
    method: 'POST',
    url: '/manger/import',
    headers: { ...root, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.payload).toContain('password');
});

test('17.11: ROOT_PASSWORD is judged where it becomes the password of an account', async () => {
  const model = loadModel();
  const database = await openTables('postgres', 'root_password', model);
  const start = (rootPassword: string) => seed(database, model, { rootPassword, now: new Date() });
  for (const [given, message] of [
    ['short', short],
    ['password1', common],
    ['root-of-all', named],
    ['footwork-demo', named],
  ] as const) {
    await expect(start(given)).rejects.toThrow(`ROOT_PASSWORD cannot be used. ${message}.`);
  }
  expect(await start('Gate-Meadow-41')).toMatchObject({ kind: 'root' });
  expect(await start('password1')).toEqual({ kind: 'nothing' });
  await database.close();
}, 60_000);
