import { beforeEach, describe, expect, test } from 'vitest';
import { systemTable } from '../../../src/engine/server/database/system-schema';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture, password } from '../app/fixture';
import { callsOf, type Headers } from './calls';

const fixture = openForTests(() => openFixture());

beforeEach(() => fixture.reset());

const { call, isOpen, later } = callsOf(() => fixture);

describe('one\u2019s own password', () => {
  const change = (headers: Headers, body: object) => call(headers, '/manger/changePassword', 'POST', body);

  test('is changed with the old one, and other sessions end', async () => {
    const [mine, other] = [await fixture.signIn('operator'), await fixture.signIn('operator')];
    const answer = await change(mine, { oldPassword: password, newPassword: 'brand-new' });
    expect(answer).toEqual({ status: 200, body: { code: 0, msg: '', data: null } });
    expect([await isOpen(mine), await isOpen(other)]).toEqual([true, false]);
    const login = (word: string) =>
      call({}, '/manger/login', 'POST', { username: 'operator', password: word, utype: '1' });
    expect([(await login(password)).status, (await login('brand-new')).status]).toEqual([401, 200]);
  });

  test('leaves a history row that tells no password', async () => {
    await change(await fixture.signIn('operator'), { oldPassword: password, newPassword: 'brand-new' });
    const rows = await fixture.database.kysely.selectFrom(systemTable('history')).selectAll().execute();
    expect(rows).toEqual([
      expect.objectContaining({
        entity: 'manager',
        record_id: idOf('operator'),
        version: 2,
        action: 'update',
        actor_id: idOf('operator'),
        changes: { password: [null, null] },
      }),
    ]);
  });

  test.each([
    [{}, ['Please enter Password', 'Please enter Password']],
    [{ oldPassword: 'not-the-one', newPassword: 'brand-new' }, ['The present password is wrong']],
    [{ oldPassword: 'no', newPassword: 'brand-new' }, ['The present password is wrong']],
    [{ oldPassword: password, newPassword: 'short' }, ['The password needs at least 8 characters']],
    [{ oldPassword: password, newPassword: 7 }, ['Please enter Password']],
  ])('is not changed by %j', async (body, messages) => {
    const mine = await fixture.signIn('operator');
    const answer = await change(mine, body);
    expect(answer.status).toBe(422);
    expect((answer.body.data.errors as { message: string }[]).map((error) => error.message)).toEqual(
      messages,
    );
    expect(await isOpen(mine)).toBe(true);
  });

  test('cannot be guessed at leisure', async () => {
    const mine = await fixture.signIn('operator');
    for (let at = 0; at < 5; at++) await change(mine, {});
    expect((await change(mine, { oldPassword: password, newPassword: 'brand-new' })).status).toBe(429);
    later(60_000);
    expect((await change(mine, { oldPassword: password, newPassword: 'brand-new' })).status).toBe(200);
  });
});
