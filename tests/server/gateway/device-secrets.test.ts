import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import type { Headers } from '../session/calls';
import { codeOf, openGateway, placed, unplaced } from './world';

describe.each(oneEngine)('secrets of devices on %s', (engine) => {
  const gateway = openForTests(() => openGateway(engine));
  let root: Headers;
  const beat = (headers: Headers) => gateway.call(headers, '/gateway/heartbeat', 'POST', {});

  beforeEach(async () => {
    await gateway.reset();
    root = await gateway.fixture.signIn('root');
  });

  test('a secret is answered once, kept as a hash, and opens the gateway', async () => {
    const { body } = await gateway.call(root, '/devices/1/secret', 'POST');
    const secret = String(body.data.secret);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(body.data.issued_at).toBe('2026-01-15T08:00:00.000Z');
    const later = await gateway.call(root, '/devices/1/secret');
    expect(later.body.data).toEqual({ issued_at: '2026-01-15T08:00:00.000Z' });
    const kept = await gateway.rows('select * from footwork.device_secret');
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(codeOf(await beat({ authorization: `Device X5-1:${secret}` }))).toEqual([200, 0]);
  });

  test('a new secret ends the old one, and a revoked one is refused', async () => {
    const first = await gateway.issue(placed);
    const second = await gateway.issue(placed);
    expect(codeOf(await beat(first))).toEqual([401, 40111]);
    expect(codeOf(await beat(second))).toEqual([200, 0]);
    await gateway.call(root, '/devices/1/secret', 'DELETE');
    expect(codeOf(await beat(second))).toEqual([401, 40111]);
    expect((await gateway.call(root, '/devices/1/secret')).body.data).toEqual({ issued_at: null });
  });

  test('the history of the device says who issued, replaced and revoked its secret, and keeps none', async () => {
    await gateway.issue(placed);
    await gateway.call(root, '/devices/1', 'PUT', { version: 1, remark: 'Near the door' });
    const second = await gateway.issue(placed);
    await gateway.call(root, '/devices/1/secret', 'DELETE');
    await gateway.call(root, '/devices/1/secret', 'DELETE');
    const { body } = await gateway.call(root, '/devices/1/history');
    const entries = body.data.list as { action: string; actor: string; version: number; changes: object }[];
    expect(entries.map(({ action, actor, version }) => [action, actor, version])).toEqual([
      ['revokeSecret', 'Root', 2],
      ['replaceSecret', 'Root', 2],
      ['update', 'Root', 2],
      ['issueSecret', 'Root', 1],
    ]);
    expect(entries.map(({ changes }) => Object.keys(changes).length)).toEqual([0, 0, 1, 0]);
    expect(JSON.stringify(body)).not.toContain(String(second.authorization).split(':')[1]);
    expect((await gateway.call(root, '/devices/1')).body.data).toMatchObject({ version: 2 });
  });

  test.each([
    ['no header', undefined, 40110],
    ['a session', 'Bearer 0123456789012345678901234567890123456789012', 40110],
    ['a secret of another length', 'Device X5-1:short', 40111],
    ['an unknown device', `Device X5-9:${'a'.repeat(43)}`, 40111],
    ['a wrong secret', `Device X5-1:${'a'.repeat(43)}`, 40111],
    ['a device without a secret', `Device X5-2:${'a'.repeat(43)}`, 40111],
  ])('%s is refused with a code of its own', async (_, authorization, code) => {
    await gateway.issue(placed);
    expect(codeOf(await beat(authorization === undefined ? {} : { authorization }))).toEqual([401, code]);
  });

  test('the secret of one device does not open another', async () => {
    const [mine, other] = [await gateway.issue(placed), await gateway.issue(unplaced)];
    const [, secret = ''] = String(mine.authorization).split(':');
    expect(codeOf(await beat({ authorization: `Device X5-2:${secret}` }))).toEqual([401, 40111]);
    expect(codeOf(await beat(other))).toEqual([200, 0]);
  });

  test('a device is no account, and an account is no device', async () => {
    const device = await gateway.issue(placed);
    expect(codeOf(await gateway.call(device, '/devices'))).toEqual([401, 402]);
    expect(codeOf(await beat(root))).toEqual([401, 40110]);
  });

  test('locked and closed are said to the device itself only, from the next call on', async () => {
    const device = await gateway.issue(placed);
    await gateway.call(root, '/devices/1/lock', 'POST', {});
    expect(codeOf(await beat(device))).toEqual([403, 40310]);
    expect(codeOf(await beat({ authorization: `Device X5-1:${'a'.repeat(43)}` }))).toEqual([401, 40111]);
    await gateway.call(root, '/devices/1/unlock', 'POST', {});
    expect(codeOf(await beat(device))).toEqual([200, 0]);
    await gateway.call(root, '/devices/1/close', 'POST', { remark: 'Broken' });
    expect(codeOf(await beat(device))).toEqual([403, 40311]);
  });

  test('an account needs the permission, and reaches its own devices only', async () => {
    const store = await gateway.fixture.signIn('store');
    const tried = async (id: number) => [
      codeOf(await gateway.call(store, `/devices/${id}/secret`)),
      codeOf(await gateway.call(store, `/devices/${id}/secret`, 'POST')),
      codeOf(await gateway.call(store, `/devices/${id}/secret`, 'DELETE')),
    ];
    await gateway.permit('STORE', 'biz:device:view');
    expect(await tried(placed)).toEqual(Array(3).fill([403, 40300]));
    await gateway.permit('STORE', 'biz:device:secrets');
    expect(await tried(placed)).toEqual(Array(3).fill([200, 0]));
    expect(await tried(unplaced)).toEqual(Array(3).fill([404, 40400]));
  });

  test('a deleted device leaves no secret behind', async () => {
    await gateway.issue(unplaced);
    await gateway.call(root, '/devices/2', 'DELETE');
    expect(await gateway.rows('select * from footwork.device_secret')).toEqual([]);
  });
});
