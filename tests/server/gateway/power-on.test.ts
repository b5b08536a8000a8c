import { beforeEach, describe, expect, test } from 'vitest';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { rollup } from '../../../src/engine/server/entity/read/rollup/rollup';
import { rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import type { Headers } from '../session/calls';
import { codeOf, openGateway, placed, powerOn, unplaced } from './world';

const first = '2026-01-15T07:00:00.000Z';

/** The time `at` minutes before 2026-01-15T00:00:00Z. */
const minute = (at: number) => new Date(Date.UTC(2026, 0, 15) - at * 60_000).toISOString();

describe.each(oneEngine)('power-on messages on %s', (engine) => {
  const gateway = openForTests(() => openGateway(engine));
  let root: Headers;
  let device: Headers;
  const send = (messages: readonly object[], state: object = {}, headers = device) =>
    gateway.call(headers, '/gateway/power-on', 'POST', { messages, ...state });
  const deviceRow = async (id = placed) =>
    (await gateway.rows<Record<string, unknown>>(`select * from device where id = ${id}`))[0];
  const stored = () => gateway.rows('select device, store, pcode, power_on_time from message order by id');

  beforeEach(async () => {
    await gateway.reset('restart');
    root = await gateway.fixture.signIn('root');
    device = await gateway.issue(placed);
  });

  test('A8: a message gets device, store and partner, and the device is online, though not in use', async () => {
    const { body } = await send([powerOn('2026-01-15T08:00:00+01:00')], { soft_v: '2.4', use_minutes: 5 });
    expect(body.data).toEqual({ stored: 1, known: 0, errors: [] });
    const { body: read } = await gateway.call(root, '/messages/1');
    expect(read.data).toMatchObject({
      device: placed,
      store: 1,
      pcode: 'P1',
      power_on_time: first,
      soft_v: '2.4',
      address: 'Main St',
      create_by: null,
    });
    expect(await deviceRow()).toMatchObject({
      status: 'online',
      last_seen: '2026-01-15T08:00:00.000Z',
      last_use: null,
      soft_v: '2.4',
      use_minutes: 5,
      test_count: 0,
    });
  });

  test('500 are one batch, 501 are too many; repeats are known, and the totals are right', async () => {
    const many = Array.from({ length: 500 }, (_, at) => powerOn(minute(at)));
    expect((await send(many)).body.data).toEqual({ stored: 500, known: 0, errors: [] });
    const next = await send([...many.slice(1), powerOn(first), powerOn('2026-01-15T07:00:00Z')]);
    expect(codeOf(next)).toEqual([422, 42200]);
    const again = await send([...many.slice(2), powerOn(first), powerOn('2026-01-15T07:00:00Z')]);
    expect(again.body.data).toEqual({ stored: 1, known: 499, errors: [] });
    const totals = await gateway.rows(
      `select scope, sum(rows)::integer as rows from footwork.entity_total where entity = 'message' group by scope order by scope`,
    );
    expect(totals).toEqual(['all', 'partner', 'store'].map((scope) => ({ scope, rows: 501 })));
  });

  test('the same batch sent by several calls at once is stored once', async () => {
    const many = Array.from({ length: 50 }, (_, at) => powerOn(minute(at)));
    const answers = await Promise.all([send(many), send(many.toReversed()), send(many)]);
    const counts = answers.map(({ body }) => Number(body.data.stored));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50);
    expect(await stored()).toHaveLength(50);
  });

  test('a faulty message is named and left out; where none is valid, nothing is kept', async () => {
    const faulty = [
      { soft_v: '2.4' },
      powerOn('yesterday'),
      powerOn(first, { device: unplaced }),
      powerOn(first, { store: 1 }),
      powerOn(first, { pcode: 'P2' }),
      powerOn(first, { address: 'x'.repeat(201) }),
      powerOn(first, { colour: 1 }),
    ];
    const alone = await send(faulty);
    expect(codeOf(alone)).toEqual([422, 42200]);
    expect(await deviceRow()).toMatchObject({ status: 'offline', last_seen: null });
    const { body } = await send([...faulty, powerOn(first)]);
    expect(body.data).toMatchObject({ stored: 1, known: 0 });
    const errors = body.data.errors as { field: string; rule: string }[];
    expect(errors.map(({ field, rule }) => [field, rule])).toEqual([
      ['messages.0.power_on_time', 'required'],
      ['messages.1.power_on_time', 'format.date-time'],
      ['messages.2.device', 'unknownField'],
      ['messages.3.store', 'unknownField'],
      ['messages.4.pcode', 'unknownField'],
      ['messages.5.address', 'maxLength'],
      ['messages.6.colour', 'unknownField'],
    ]);
    expect(alone.body.data.errors).toEqual(errors);
    expect(await stored()).toHaveLength(1);
    for (const bad of [{}, { messages: [] }, { messages: [7] }, { messages: [powerOn(first)], colour: 1 }])
      expect(codeOf(await gateway.call(device, '/gateway/power-on', 'POST', bad))).toEqual([422, 42200]);
  });

  test('two devices switched on at one time have a message each; one in no store may send, too', async () => {
    await send([powerOn(first)]);
    const { body } = await send([powerOn(first)], {}, await gateway.issue(unplaced));
    expect(body.data).toEqual({ stored: 1, known: 0, errors: [] });
    expect(await stored()).toEqual([
      { device: placed, store: 1, pcode: 'P1', power_on_time: first },
      { device: unplaced, store: null, pcode: null, power_on_time: first },
    ]);
    expect((await deviceRow(unplaced))?.status).toBe('online');
  });

  test('an unknown, a locked and a closed device are refused with a code of their own', async () => {
    const refused = async (headers = device) => codeOf(await send([powerOn(first)], {}, headers));
    const unknown = { authorization: `Device X5-9:${'a'.repeat(43)}` };
    expect(await refused(unknown)).toEqual([401, 40111]);
    expect(await refused(root)).toEqual([401, 40110]);
    await gateway.call(root, '/devices/1/lock', 'POST', {});
    expect(await refused()).toEqual([403, 40310]);
    await gateway.call(root, '/devices/1/unlock', 'POST', {});
    await gateway.call(root, '/devices/1/close', 'POST', { remark: 'Broken' });
    expect(await refused()).toEqual([403, 40311]);
    expect(await stored()).toEqual([]);
    expect((await deviceRow())?.last_seen).toBeNull();
  });

  test('all calls of a device count towards its 120 in a minute', async () => {
    for (let call = 0; call < 119; call++) await gateway.call(device, '/gateway/heartbeat', 'POST', {});
    expect((await send([powerOn(first)])).status).toBe(200);
    expect(codeOf(await send([powerOn(first)]))).toEqual([429, 42900]);
  });

  test('the accounts of the store that see messages are told once in ten minutes, nobody else', async () => {
    await gateway.permit('STORE', 'biz:message:view');
    await gateway.permit('PARTNER', 'biz:message:view');
    const told = async (name: 'store' | 'partner' | 'root') => {
      const { body } = await gateway.call(await gateway.fixture.signIn(name), '/notices');
      return (body.data.list as { kind: string; params: object }[]).map(({ kind, params }) => [kind, params]);
    };
    await send([powerOn(minute(1))]);
    await send([powerOn(minute(2))]);
    expect(await told('store')).toEqual([['powerOn', { device: 'X5-1', id: '1' }]]);
    expect([await told('partner'), await told('root')]).toEqual([[], []]);
    gateway.later(10 * 60_000);
    await send([powerOn(minute(2))]);
    expect(await told('store')).toHaveLength(1);
    await send([powerOn(minute(3))]);
    expect(
      await gateway.rows(
        "select count(*) as n from footwork.rate_limit where subject = 'message-notice:1' and ends_at = '2026-01-15T08:20:00Z'",
      ),
    ).toEqual([{ n: 1 }]);
  });

  test('the messages of a day and a device are counted without a scan', async () => {
    await send([powerOn(minute(1)), powerOn(minute(2)), powerOn(first)]);
    await send([powerOn(first)]);
    const { model } = gateway.fixture.context;
    const view = { model, entity: entityNamed(model, 'message'), actor: rootActor, now: new Date(first) };
    const query = { rollup: 'daily', per: ['power_on_time', 'device'], numbers: ['rows'] };
    expect(await rollup(gateway.fixture.database.kysely, view, query)).toEqual([
      { power_on_time: '2026-01-14', device: placed, rows: 2 },
      { power_on_time: '2026-01-15', device: placed, rows: 1 },
    ]);
  });
});
