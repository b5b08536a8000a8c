import { beforeEach, describe, expect, test } from 'vitest';
import { systemTable } from '../../../src/engine/server/database/system-schema';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture, password } from '../app/fixture';
import { type Answer, callsOf, type Headers } from './calls';

const fixture = openForTests(() => openFixture());
let partner: Headers;

beforeEach(async () => {
  await fixture.reset();
  partner = await fixture.signIn('partner');
});

const { call } = callsOf(() => fixture);

const profile = async (headers: Headers) =>
  (await call(headers, '/manger/profile')).body.data as {
    account: object;
    roles: string[];
    signIns: object[];
  };
const change = (values: object) => call(partner, '/manger/profile', 'PUT', { version: 1, ...values });
const errorsOf = ({ body }: Answer) =>
  (body.data.errors as { field: string; rule: string }[]).map(({ field, rule }) => `${field}:${rule}`);

describe('the own account', () => {
  test('is seen without any permission, less what others note about it', async () => {
    const { account, roles } = await profile(partner);
    expect(roles).toEqual(['PARTNER']);
    expect(account).toMatchObject({
      id: idOf('partner'),
      version: 1,
      username: 'partner',
      pcode: 'P1',
    });
    expect(Object.keys(account)).not.toContain('summary');
    expect(Object.keys(account)).not.toContain('password');
    expect((await call(partner, `/manger/${idOf('partner')}`)).status).toBe(403);
  });

  test('lists its last sign-ins, the newest first, and nobody else’s', async () => {
    expect((await profile(partner)).signIns).toEqual([]);
    for (const [username, utype] of [
      ['partner', '2'],
      ['operator', '1'],
    ]) {
      const agent = { 'user-agent': `${username}’s browser` };
      expect((await call(agent, '/manger/login', 'POST', { username, password, utype })).status).toBe(200);
    }
    expect((await profile(partner)).signIns).toEqual([
      { at: '2026-01-15T08:00:00.000Z', ip: '127.0.0.1', userAgent: expect.stringContaining('partner') },
    ]);
  });

  test('changes its name and how to reach it, and is recorded', async () => {
    const changed = await change({ nickname: 'Pia', phone: '+34 600 000 000' });
    expect([changed.status, changed.body.data]).toEqual([
      200,
      expect.objectContaining({ nickname: 'Pia', phone: '+34 600 000 000', version: 2 }),
    ]);
    const history = await fixture.database.kysely.selectFrom(systemTable('history')).selectAll().execute();
    expect(history).toEqual([
      expect.objectContaining({ entity: 'manager', actor_name: 'partner', action: 'update' }),
    ]);
    const late = await change({ nickname: 'Paz' });
    expect([late.status, late.body.data]).toEqual([
      409,
      { record: expect.objectContaining({ nickname: 'Pia' }), fields: ['nickname'] },
    ]);
  });

  test.each([
    { username: 'other' },
    { roles: [1] },
    { pcode: 'P2' },
    { password: 'brand-new' },
    { available: true },
    { must_change: false },
    { summary: 'Nice' },
    { nothing: 1 },
  ])('does not change %j of itself', async (values) => {
    expect(errorsOf(await change(values))).toEqual([`${Object.keys(values)[0]}:unknownField`]);
  });

  test('is checked as any other', async () => {
    expect(errorsOf(await change({ nickname: 'x'.repeat(61) }))).toEqual(['nickname:maxLength']);
    expect(errorsOf(await change({ contact: null }))).toEqual(['contact:required']);
    expect((await call(partner, '/manger/profile', 'PUT')).status).toBe(422);
  });

  test('is shut to one that must choose a password first', async () => {
    const root = await fixture.signIn('root');
    const { body } = await call(root, `/manger/${idOf('partner')}/resetPassword`, 'POST');
    const form = { username: 'partner', password: String(body.data.password), utype: '2' };
    const { token } = (await call({}, '/manger/login', 'POST', form)).body.data;
    expect((await call({ authorization: String(token) }, '/manger/profile')).status).toBe(403);
  });
});
