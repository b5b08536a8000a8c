import { beforeEach, describe, expect, test } from 'vitest';
import { packRecording } from '../../../src/measurement/storage/packed-recording';
import { demoStep } from '../../measurement/support/demo-step';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import type { Headers } from '../session/calls';
import { openReports } from './world';

describe.each(oneEngine)('POST /reports/recordings on %s', (engine) => {
  const world = openForTests(() => openReports(engine));
  let root: Headers;
  let given: { customer: number; detection_time: string; measurement: object };

  beforeEach(async () => {
    await world.reset();
    await world.addCustomer(1);
    await world.addCustomer(2, 2);
    root = await world.fixture.signIn('root');
    given = {
      customer: 1,
      detection_time: '2026-01-02T08:00:00Z',
      measurement: { version: 1, recordings: [await packRecording(demoStep(), 'left')] },
    };
  });

  const send = (headers: Headers, body: object) => world.call(headers, '/reports/recordings', 'POST', body);
  const firstField = ({ data }: { readonly data: Record<string, unknown> }) =>
    (data.errors as { field: string }[])[0]?.field;
  const stored = async () => {
    const { body } = await world.call(root, '/reports');
    return body.data.list;
  };

  test('M4: a recording becomes a report of the customer, at the store of the customer', async () => {
    const { status, body } = await send(root, given);
    expect([status, body.msg]).toEqual([200, '']);
    expect(body.data.report_number).toMatch(/^IMPORT-\d{8}-\d{9}$/);
    const { body: shown } = await world.call(root, `/reports/${body.data.id}`);
    expect(shown.data).toMatchObject({
      type: 'dynamic',
      customer: 1,
      customer_number: 'C-1',
      store: 1,
      pcode: 'P1',
      device: null,
      detection_time: '2026-01-02T08:00:00.000Z',
      evaluation: 'pending',
      measurement: given.measurement,
    });
  });

  test('a repeat under the same key stores nothing', async () => {
    const headers = { ...root, 'idempotency-key': 'import-1' };
    const first = await send(headers, given);
    const second = await send(headers, given);
    expect(second.body.data).toEqual(first.body.data);
    expect(await stored()).toHaveLength(1);
  });

  test('a damaged or future recording, and an unknown customer, are refused by field without storing anything', async () => {
    const [packed] = (given.measurement as { recordings: { pressures: string }[] }).recordings;
    const cut = { ...packed, pressures: packed?.pressures.slice(0, 400) };
    const wrong: [object, string][] = [
      [{ measurement: { version: 1, recordings: [cut] } }, 'measurement.recordings.0.pressures'],
      [
        { measurement: { version: 1, recordings: [{ ...packed, rows: 0 }] } },
        'measurement.recordings.0.rows',
      ],
      [{ measurement: { version: 1, recordings: [] } }, 'measurement.recordings'],
      [{ measurement: {} }, 'measurement.recordings'],
      [{ detection_time: '2999-01-01T00:00:00Z' }, 'detection_time'],
      [{ customer: 99 }, 'customer'],
    ];
    for (const [part, field] of wrong) {
      const { status, body } = await send(root, { ...given, ...part });
      expect([status, firstField(body)]).toEqual([422, field]);
    }
    await world.permit('STORE', 'biz:report:import');
    await world.permit('STORE', 'biz:customer:view');
    const store = await world.fixture.signIn('store');
    const { status, body } = await send(store, { ...given, customer: 2 });
    expect([status, firstField(body)]).toEqual([422, 'customer']);
    expect(await stored()).toEqual([]);
    expect((await send(store, given)).status).toBe(200);
  });

  test('only callers with permission to import may', async () => {
    expect((await send(await world.fixture.signIn('store'), given)).status).toBe(403);
  });
});
