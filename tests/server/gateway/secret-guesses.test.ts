import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import type { Headers } from '../session/calls';
import { codeOf, openGateway, placed, unplaced } from './world';

const wrong = (devCode: string, nth = 0): Headers => ({
  authorization: `Device ${devCode}:${String(nth).padStart(43, 'x')}`,
});

describe.each(oneEngine)('17.13: guessed secrets of devices on %s', (engine) => {
  const gateway = openForTests(() => openGateway(engine));

  beforeEach(() => gateway.reset('restart'));

  const send = async (headers: Headers, remoteAddress = '203.0.113.7') => {
    const { app } = gateway.fixture;
    const call = { method: 'POST', url: '/gateway/heartbeat', payload: {}, headers, remoteAddress } as const;
    const answer = await app.inject(call);
    return { status: answer.statusCode, body: answer.json(), wait: answer.headers['retry-after'] };
  };
  const tried = async (headers: Headers, ip?: string) => codeOf(await send(headers, ip));

  test('17.13: an unknown device, a wrong secret and a device without one answer alike, word for word', async () => {
    await gateway.issue(placed);
    const answers = [
      await send(wrong('X5-1')),
      await send(wrong('X5-2')),
      await send(wrong('X5-9')),
      await send({ authorization: 'Device X5-1:short' }),
    ];
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 40111, data: null } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('17.13: after ten tries of a number in a minute its place has to wait, whether there is such a device or not', async () => {
    await gateway.issue(placed);
    for (const devCode of ['X5-1', 'X5-9']) {
      for (let nth = 0; nth < 10; nth++) expect(await tried(wrong(devCode, nth))).toEqual([401, 40111]);
      const refused = await send(wrong(devCode, 10));
      expect([codeOf(refused), refused.wait]).toEqual([[429, 42900], '60']);
      expect(await tried(wrong(devCode, 11), '203.0.113.8')).toEqual([401, 40111]);
    }
    gateway.later(60_000);
    expect(await tried(wrong('X5-1', 12))).toEqual([401, 40111]);
  });

  test('17.13: guesses at once are no way around, and the right one is not judged among too many', async () => {
    const device = await gateway.issue(placed);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => tried(wrong('X5-1', nth))));
    expect(answers.filter(([status]) => status === 401)).toHaveLength(10);
    expect(answers.filter(([status]) => status === 429)).toHaveLength(40);
    expect(await tried(device)).toEqual([429, 42900]);
  });

  test('17.13: a device that has called before is not kept out by guesses from its own place', async () => {
    const [device, other] = [await gateway.issue(placed), await gateway.issue(unplaced)];
    expect(await tried(device)).toEqual([200, 0]);
    for (let nth = 0; nth < 20; nth++) await tried(wrong('X5-1', nth));
    expect(await tried(wrong('X5-1'))).toEqual([429, 42900]);
    expect(await tried(device)).toEqual([200, 0]);
    expect(await tried(other)).toEqual([200, 0]);
  });

  test('17.13: a replaced secret counts as a guess from its second call on', async () => {
    const first = await gateway.issue(placed);
    expect(await tried(first)).toEqual([200, 0]);
    const second = await gateway.issue(placed);
    for (let nth = 0; nth < 10; nth++) expect(await tried(first)).toEqual([401, 40111]);
    expect(await tried(first)).toEqual([429, 42900]);
    expect(await tried(second, '203.0.113.8')).toEqual([200, 0]);
  });

  test('17.13: a place that tries many numbers has to wait, and writes no more of them down', async () => {
    const device = await gateway.issue(placed);
    expect(await tried(device)).toEqual([200, 0]);
    for (let nth = 0; nth < 300; nth++) expect(await tried(wrong(`N-${nth}`))).toEqual([401, 40111]);
    expect(await tried(wrong('N-300'))).toEqual([429, 42900]);
    for (let nth = 301; nth < 320; nth++) expect(await tried(wrong(`N-${nth}`))).toEqual([429, 42900]);
    const { rows } = await sql`select from footwork.rate_limit where subject like 'device-secret:%'`.execute(
      gateway.fixture.database.kysely,
    );
    expect(rows.length).toBeLessThanOrEqual(302);
    expect(await tried(device)).toEqual([200, 0]);
    expect(await tried(wrong('N-1'), '203.0.113.8')).toEqual([401, 40111]);
  });
});
