import { beforeEach, describe, expect, test } from 'vitest';
import { systemTable } from '../../../src/engine/server/database/system-schema';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture } from '../app/fixture';
import { callsOf, type Headers } from './calls';

const fixture = openForTests(() => openFixture());

beforeEach(() => fixture.reset());

const { call, isOpen, later, permit } = callsOf(() => fixture);

interface Listed {
  id: number;
  current: boolean;
}

const listed = async (headers: Headers, url = '/sessions') =>
  (await call(headers, url)).body.data as unknown as Listed[];

describe('one’s own sessions', () => {
  test('are listed without what signs them in, the one used last first', async () => {
    const first = await fixture.signIn('operator');
    later(60_000);
    const second = await fixture.signIn('operator');
    await fixture.signIn('partner');
    const sessions = await listed(second);
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    expect(sessions[0]).toEqual({
      id: expect.any(Number),
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: expect.stringMatching(/Z$/),
      expiresAt: expect.stringMatching(/Z$/),
      ip: '127.0.0.1',
      userAgent: null,
      current: true,
    });
    const token = first.authorization?.replace('Bearer ', '') ?? '';
    expect(JSON.stringify(sessions)).not.toContain(token);
    const { rows } = await hashes();
    for (const hash of rows) expect(JSON.stringify(sessions)).not.toContain(hash);
  });

  test('are ended one by one, and nobody else’s', async () => {
    const [mine, other] = [await fixture.signIn('operator'), await fixture.signIn('operator')];
    const partner = await fixture.signIn('partner');
    const theirs = (await listed(partner))[0]?.id;
    expect((await call(mine, `/sessions/${theirs}`, 'DELETE')).status).toBe(404);
    expect((await call(mine, '/sessions/x', 'DELETE')).status).toBe(404);
    const another = (await listed(mine)).find(({ current }) => !current)?.id;
    expect((await call(mine, `/sessions/${another}`, 'DELETE')).status).toBe(200);
    expect([await isOpen(mine), await isOpen(other), await isOpen(partner)]).toEqual([true, false, true]);
  });

  test('are ended all at once, but the one that asks', async () => {
    const [mine, other] = [await fixture.signIn('operator'), await fixture.signIn('operator')];
    const partner = await fixture.signIn('partner');
    expect((await call(mine, '/sessions', 'DELETE')).status).toBe(200);
    expect([await isOpen(mine), await isOpen(other), await isOpen(partner)]).toEqual([true, false, true]);
  });

  test('that have ended are not listed', async () => {
    await fixture.signIn('operator');
    later(9 * 3_600_000);
    expect(await listed(await fixture.signIn('operator'))).toHaveLength(1);
  });
});

describe('the sessions of others', () => {
  test('can be listed and ended with permission to edit accounts', async () => {
    const partner = await fixture.signIn('partner');
    const operator = await fixture.signIn('operator');
    const url = `/manger/${idOf('partner')}/sessions`;
    expect((await call(operator, url)).status).toBe(403);
    await permit('ADMIN', 'sys:user:edit');
    const sessions = await listed(operator, url);
    expect(sessions.map(({ current }) => current)).toEqual([false]);
    expect((await call(operator, `${url}/987654`, 'DELETE')).status).toBe(404);
    expect((await call(operator, `${url}/${sessions[0]?.id}`, 'DELETE')).status).toBe(200);
    expect(await isOpen(partner)).toBe(false);
    expect((await call(operator, '/manger/987654/sessions')).status).toBe(404);
  });

  test('are out of the hands of who has less, who else ends them all and says so', async () => {
    await permit('ADMIN', 'sys:user:edit');
    await permit('PARTNER', 'biz:store:view');
    const partner = await fixture.signIn('partner');
    const operator = await fixture.signIn('operator');
    const url = `/manger/${idOf('partner')}/sessions`;
    for (const [path, method] of [
      [url, 'GET'],
      [url, 'DELETE'],
      [`${url}/1`, 'DELETE'],
    ] as const) {
      const { status, body } = await call(operator, path, method);
      expect([status, body.data.errors]).toEqual([422, [expect.objectContaining({ rule: 'widerAccount' })]]);
    }
    expect(await isOpen(partner)).toBe(true);

    await permit('ADMIN', 'biz:store:view');
    for (let time = 0; time < 2; time++) expect((await call(operator, url, 'DELETE')).status).toBe(200);
    expect(await isOpen(partner)).toBe(false);
    const { body } = await call(await fixture.signIn('partner'), '/notices');
    expect(body.data.list).toEqual([
      expect.objectContaining({ kind: 'sessionEnded', params: { by: 'Operator' } }),
    ]);
  });

  test('are safe from others where they are ROOT’s', async () => {
    const root = await fixture.signIn('root');
    await permit('ADMIN', 'sys:user:edit');
    const operator = await fixture.signIn('operator');
    const url = `/manger/${idOf('root')}`;
    const session = (await listed(root))[0]?.id;
    expect((await call(operator, `${url}/sessions`)).status).toBe(422);
    expect((await call(operator, `${url}/sessions/${session}`, 'DELETE')).status).toBe(422);
    expect((await call(operator, `${url}/resetPassword`, 'POST')).status).toBe(422);
    expect(await isOpen(root)).toBe(true);
  });
});

async function hashes() {
  const found = await fixture.database.kysely
    .selectFrom(systemTable('session'))
    .select('token_hash')
    .execute();
  return { rows: found.map(({ token_hash }) => token_hash) };
}
