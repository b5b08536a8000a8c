import { beforeEach, describe, expect, test } from 'vitest';
import { takeDueActions } from '../../../src/engine/server/timers/take-due-actions';
import { packRecording } from '../../../src/measurement/storage/packed-recording';
import { demoStep } from '../../measurement/support/demo-step';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import type { Headers } from '../session/calls';
import { codeOf, openGateway, placed, report, unplaced } from './world';

describe.each(oneEngine)('the gateway on %s', (engine) => {
  const gateway = openForTests(() => openGateway(engine));
  let root: Headers;
  let device: Headers;
  const send = (reports: readonly object[], state: object = {}, headers = device) =>
    gateway.call(headers, '/gateway/reports', 'POST', { reports, ...state });
  const deviceRow = async () =>
    (await gateway.rows<Record<string, unknown>>('select * from device where id = 1'))[0];

  beforeEach(async () => {
    await gateway.reset();
    root = await gateway.fixture.signIn('root');
    device = await gateway.issue(placed);
  });

  test('a report gets store, partner and device, and the history names the device', async () => {
    const { body } = await send([report('R-1', { customer_number: 'C-7' })], {
      soft_v: '2.4',
      client_version: '9',
      use_minutes: 90,
    });
    expect(body.data).toEqual({ stored: 1, known: 0, errors: [] });
    const { body: read } = await gateway.call(root, '/reports/1');
    expect(read.data).toMatchObject({
      report_number: 'R-1',
      store: 1,
      pcode: 'P1',
      device: placed,
      customer_number: 'C-7',
      evaluation: 'pending',
      create_by: null,
      detection_time: '2026-01-15T07:00:00.000Z',
    });
    const { body: history } = await gateway.call(root, '/reports/1/history');
    expect(history.data.list).toMatchObject([
      { action: 'create', actor: 'X5-1', actorKind: 'device', version: 1 },
    ]);
    expect(await deviceRow()).toMatchObject({
      status: 'online',
      test_count: 1,
      use_minutes: 90,
      soft_v: '2.4',
      client_version: '9',
      last_seen: '2026-01-15T08:00:00.000Z',
      last_use: '2026-01-15T08:00:00.000Z',
    });
  });

  test('a measurement is stored as its type says, and not answered in lists', async () => {
    const cell = { version: 1, cell_width: 5, cell_length: 5 };
    const measurement = {
      ...cell,
      columns: 2,
      left_pressure: [0, 12.5, 80, 0],
      right_pressure: [0, 0, 75, 3],
    };
    const recordings = [await packRecording(demoStep(), 'left')];
    const { body } = await send([
      report('R-1', { measurement }),
      report('R-2', { type: 'dynamic', measurement: { version: 1, recordings } }),
      report('R-3', { type: 'posture', measurement }),
      report('R-4', { measurement: { ...cell, columns: 2 } }),
    ]);
    expect(body.data.stored).toBe(2);
    const errors = body.data.errors as { field: string; rule: string }[];
    expect(errors.map(({ field, rule }) => [field, rule])).toEqual([
      ['reports.2.measurement.columns', 'notApplicable'],
      ['reports.2.measurement.cell_width', 'notApplicable'],
      ['reports.2.measurement.cell_length', 'notApplicable'],
      ['reports.2.measurement.left_pressure', 'notApplicable'],
      ['reports.2.measurement.right_pressure', 'notApplicable'],
      ['reports.2.measurement.landmarks', 'required'],
      ['reports.3.measurement.left_pressure', 'required'],
      ['reports.3.measurement.right_pressure', 'required'],
    ]);
    const measurementOf = async (id: number) =>
      (await gateway.call(root, `/reports/${id}`)).body.data.measurement;
    expect([await measurementOf(1), await measurementOf(2)]).toEqual([
      measurement,
      { version: 1, recordings },
    ]);
    const { body: list } = await gateway.call(root, '/reports?_start=0&_end=10');
    expect(JSON.stringify(list.data.list)).toContain('R-2');
    expect(JSON.stringify(list.data.list)).not.toContain('measurement');
  });

  test('500 reports are one batch, 501 are too many; repeats are known, and the totals are right', async () => {
    const many = Array.from({ length: 500 }, (_, at) => report(`R-${at}`));
    expect((await send(many)).body.data).toEqual({ stored: 500, known: 0, errors: [] });
    expect((await send([...many.slice(1), report('R-new')])).body.data).toMatchObject({
      stored: 1,
      known: 499,
    });
    expect(codeOf(await send([...many, report('R-501')]))).toEqual([422, 42200]);
    expect((await deviceRow())?.test_count).toBe(501);
    const totals = await gateway.rows(
      `select scope, sum(rows)::integer as rows from footwork.entity_total where entity = 'report' group by scope order by scope`,
    );
    expect(totals).toEqual([
      { scope: 'all', rows: 501 },
      { scope: 'partner', rows: 501 },
      { scope: 'store', rows: 501 },
    ]);
    expect(await gateway.rows(`select count(*) as n from footwork.history where entity = 'report'`)).toEqual([
      { n: 501 },
    ]);
  });

  test('the same batch sent by several calls at once is stored once', async () => {
    const many = Array.from({ length: 50 }, (_, at) => report(`R-${at}`));
    const answers = await Promise.all([send(many), send(many.toReversed()), send(many)]);
    const counts = answers.map(({ body }) => Number(body.data.stored));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50);
    expect((await deviceRow())?.test_count).toBe(50);
  });

  test('a faulty report is named and left out; the others are stored', async () => {
    const { status, body } = await send([
      report('R-1'),
      report('R-2', { type: 'running' }),
      report('R-3', { detection_time: 'yesterday' }),
      { type: 'static', detection_time: '2026-01-15T07:00:00Z' },
      report('R-5', { store: 9 }),
      report('R-6', { head_image: 'x' }),
      report('R-7', { evaluation: 'evaluated' }),
      report('R-1'),
      report('R-8', { detection_time: '2126-01-15T07:00:00Z' }),
    ]);
    expect([status, body.data.stored, body.data.known]).toEqual([200, 1, 1]);
    const errors = body.data.errors as { field: string; rule: string; message: string }[];
    expect(errors.map(({ field, rule }) => [field, rule])).toEqual([
      ['reports.1.type', 'enum'],
      ['reports.2.detection_time', 'format.date-time'],
      ['reports.3.report_number', 'required'],
      ['reports.4.store', 'unknownField'],
      ['reports.5.head_image', 'unknownField'],
      ['reports.6.evaluation', 'unknownField'],
      ['reports.8.detection_time', 'future'],
    ]);
    expect(errors[2]?.message).toBe('Report number cannot be empty');
  });

  test('where no report is valid, the answer is a 422 and the device is not counted', async () => {
    const { status, body } = await send([report('', { type: 'running' })]);
    expect([status, body.code]).toEqual([422, 42200]);
    expect((await deviceRow())?.test_count).toBe(0);
    for (const bad of [
      {},
      { reports: [] },
      { reports: 'R-1' },
      { reports: [7] },
      { reports: [report('R')], colour: 1 },
    ])
      expect(codeOf(await gateway.call(device, '/gateway/reports', 'POST', bad))).toEqual([422, 42200]);
    for (const bad of [{ soft_v: '' }, { use_minutes: -1 }, { no_such_field: 1 }])
      expect(codeOf(await gateway.call(device, '/gateway/heartbeat', 'POST', bad))).toEqual([422, 42200]);
  });

  test('a number that another device has used is a fault, not a repeat', async () => {
    await gateway.rows(`update device set store = 1 where id = ${unplaced}`);
    await send([report('R-1')], {}, await gateway.issue(unplaced));
    const { body } = await send([report('R-1'), report('R-2')]);
    expect(body.data).toMatchObject({
      stored: 1,
      known: 0,
      errors: [{ field: 'reports.0.report_number', rule: 'unique' }],
    });
  });

  test('a device without a store is refused, one that is locked between batches too', async () => {
    expect(codeOf(await send([report('R-1')], {}, await gateway.issue(unplaced)))).toEqual([403, 40312]);
    expect(codeOf(await send([report('R-1')]))).toEqual([200, 0]);
    await gateway.call(root, '/devices/1/lock', 'POST', {});
    expect(codeOf(await send([report('R-2')]))).toEqual([403, 40310]);
    expect(await gateway.rows('select report_number from report')).toEqual([{ report_number: 'R-1' }]);
  });

  test('where all numbers are those of another device, the answer is a 422', async () => {
    await gateway.rows(`update device set store = 1 where id = ${unplaced}`);
    await send([report('R-1')], {}, await gateway.issue(unplaced));
    expect(codeOf(await send([report('R-1')]))).toEqual([422, 42200]);
    expect(await deviceRow()).toMatchObject({ test_count: 0, last_seen: null });
  });

  describe('A8: a customer number', () => {
    const stored = () =>
      gateway.rows('select report_number, customer, customer_number from report order by report_number');
    beforeEach(async () => {
      await gateway.rows(
        `insert into store (code_num, name, merchant, contact, phone, country, detail_address, search_pwd)
         values ('FW-2', 'Sole in the mall', 1, 'Bob', '+1 555 0200', 'US', '2 Mall', 'secret2')`,
      );
      await gateway.rows(
        `insert into customer (name, birth_date, store, phone)
         values ('Own', '2000-01-01', 1, '+1 555 0001'), ('Foreign', '2000-01-01', 2, '+1 555 0002')`,
      );
    });

    const numbers = async () =>
      (
        await gateway.rows<{ customer_number: string }>('select customer_number from customer order by id')
      ).map(({ customer_number }) => customer_number);

    test('leads to the customer of the store, or to none where nobody has it', async () => {
      const [customer_number] = await numbers();
      await send([report('R-1', { customer_number }), report('R-2', { customer_number: 'C-7' })]);
      expect(await stored()).toEqual([
        { report_number: 'R-1', customer: 1, customer_number },
        { report_number: 'R-2', customer: null, customer_number: 'C-7' },
      ]);
    });

    test('of another store is refused, also one of the same partner', async () => {
      const [own, foreign] = await numbers();
      const [mine, theirs] = [
        report('R-1', { customer_number: own }),
        report('R-2', { customer_number: foreign }),
      ];
      const { body } = await send([mine, theirs]);
      const refusal = {
        field: 'reports.1.customer_number',
        rule: 'outOfScope',
        message: 'Customer number is outside of what you look after',
      };
      expect(body.data).toMatchObject({ stored: 1, known: 0, errors: [refusal] });
      const alone = await send([theirs]);
      expect(codeOf(alone)).toEqual([422, 42200]);
      expect(alone.body.data.errors).toMatchObject([{ ...refusal, field: 'reports.0.customer_number' }]);
      expect(await stored()).toMatchObject([{ report_number: 'R-1', customer: 1 }]);
      expect((await deviceRow())?.test_count).toBe(1);
    });

    test('of a customer who has left the store does not turn a repeat into a fault', async () => {
      const [customer_number] = await numbers();
      await send([report('R-1', { customer_number })]);
      await gateway.rows('update customer set store = 2 where id = 1');
      const { body } = await send([report('R-1', { customer_number })]);
      expect(body.data).toEqual({ stored: 0, known: 1, errors: [] });
    });
  });

  test('a device has 120 calls in a minute', async () => {
    const beat = () => gateway.call(device, '/gateway/heartbeat', 'POST', {});
    for (let call = 0; call < 120; call++) expect((await beat()).status).toBe(200);
    expect(codeOf(await beat())).toEqual([429, 42900]);
    expect(
      codeOf(await gateway.call(await gateway.issue(unplaced), '/gateway/heartbeat', 'POST', {})),
    ).toEqual([200, 0]);
    gateway.later(60_000);
    expect((await beat()).status).toBe(200);
  });

  test('a device is offline a minute after its last call, and online with the next one', async () => {
    const due = () => takeDueActions(gateway.fixture.context, (error) => expect(error).toBeUndefined());
    const beat = (state = {}) => gateway.call(device, '/gateway/heartbeat', 'POST', state);
    await beat();
    gateway.later(59_999);
    expect(await due()).toBe(0);
    await beat({ use_minutes: 7 });
    gateway.later(59_999);
    expect(await due()).toBe(0);
    gateway.later(1);
    expect([await due(), (await deviceRow())?.status]).toEqual([1, 'offline']);
    await beat({ use_minutes: 5 });
    expect(await deviceRow()).toMatchObject({ status: 'online', use_minutes: 7, last_use: null });
    const { body } = await gateway.call(root, '/devices/1/history');
    expect(
      (body.data.list as { action: string; actor: string }[]).map(({ action, actor }) => [action, actor]),
    ).toEqual([
      ['connect', 'system'],
      ['disconnect', 'system'],
      ['connect', 'system'],
      ['issueSecret', 'Root'],
    ]);
  });

  test('nobody connects a device by hand', async () => {
    expect((await gateway.call(root, '/devices/1/connect', 'POST', {})).status).toBe(404);
    const batch = { action: 'connect', ids: [1] };
    expect((await gateway.call(root, '/devices/batch', 'POST', batch)).status).toBe(422);
  });

  test('a person who edits the device meanwhile is not disturbed', async () => {
    await gateway.call(device, '/gateway/heartbeat', 'POST', {});
    const { body } = await gateway.call(root, '/devices/1');
    await send([report('R-1')]);
    const edited = await gateway.call(root, '/devices/1', 'PUT', {
      version: body.data.version,
      remark: 'Near the door',
    });
    expect(edited.body.data).toMatchObject({ remark: 'Near the door', test_count: 1 });
  });

  test('the accounts of the store that see reports are told once in ten minutes, nobody else', async () => {
    await gateway.permit('STORE', 'biz:report:view');
    await gateway.permit('PARTNER', 'biz:report:view');
    const told = async (name: 'store' | 'partner' | 'root') => {
      const { body } = await gateway.call(await gateway.fixture.signIn(name), '/notices');
      return (body.data.list as { kind: string; params: object }[]).map(({ kind, params }) => [kind, params]);
    };
    await send([report('R-1')]);
    await send([report('R-2')]);
    expect(await told('store')).toEqual([['reports', { device: 'X5-1', id: '1' }]]);
    expect([await told('partner'), await told('root')]).toEqual([[], []]);
    gateway.later(10 * 60_000);
    await send([report('R-2')]);
    expect(await gateway.rows('select count(*) as n from footwork.notice')).toEqual([{ n: 1 }]);
    await send([report('R-3')]);
    expect(
      await gateway.rows(
        `select count(*) as n from footwork.rate_limit where subject = 'report-notice:1' and ends_at = '2026-01-15T08:20:00Z'`,
      ),
    ).toEqual([{ n: 1 }]);
  });
});
