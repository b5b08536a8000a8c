import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../src/engine/server/app';
import { createContext } from '../../../src/engine/server/create-context';
import { loadModel } from '../../../src/engine/server/registry';
import { type Fixture, openFixture } from '../app/fixture';
import { oneEngine, openTables } from '../database/engines';
import { openQrServer, type QrServer } from '../qr/qr-server';
import { callsOf, type Headers } from '../session/calls';

const anybody: Headers = { 'accept-language': 'en' };
const measurement = { version: 1, landmarks: [{ view: 'front', name: 'leftEye', x: 12, y: 34 }] };
const day = 24 * 60 * 60 * 1000;

describe.each(oneEngine)('links to reports on %s', (engine) => {
  let fixture: Fixture;
  let qr: QrServer;
  let root: Headers;
  const asked: string[] = [];
  const { call, later, permit } = callsOf(() => fixture);
  const run = (text: string) => sql.raw(text).execute(fixture.database.kysely);

  beforeAll(async () => {
    fixture = await openFixture({}, await openTables(engine, 'shares', loadModel()));
    qr = await openQrServer(({ url = '' }, response) => {
      asked.push(url);
      response.end(url.startsWith('/fine') ? '{"url":"https://example.com/qr.png"}' : 'nothing');
    });
  });
  afterAll(async () => {
    await qr.close();
    await fixture.close();
  });

  beforeEach(async () => {
    await fixture.reset();
    root = await fixture.signIn('root');
    await run(
      `insert into customer (customer_number, name, store, gender, birth_date, phone) values ('C1', 'Mona Mustermann', 1, 'female', '1980-01-01', '+49 555 1')`,
    );
    await run(
      `insert into report (report_number, type, detection_time, store, customer, pcode, evaluation, measurement)
       values ('R1', 'posture', '2026-01-14T09:00:00Z', 1, 1, 'P1', 'evaluated', '${JSON.stringify(measurement)}')`,
    );
  });

  async function share(headers: Headers = root, days = 7): Promise<string> {
    const { body } = await call(headers, '/reports/1/shares', 'POST', { days });
    return String(body.data?.token);
  }
  const open = (token: string, password?: string) =>
    call(anybody, '/shares/open', 'POST', { token, ...(password !== undefined && { password }) });

  test('18.4: links end when their report is given another customer', async () => {
    await run(
      `insert into customer (customer_number, name, store, gender, birth_date, phone) values ('C2', 'Erika Mustermann', 1, 'female', '1990-01-01', '+49 555 2')`,
    );
    await run('update report set measurement = null');
    const token = await share();
    const amend = (customer: number | null) => call(root, '/reports/1/amend', 'POST', { customer });
    expect((await amend(1)).status).toBe(200);
    expect((await open(token, 'secret1')).body.data.sheet).toMatchObject({ customer: 'Mona Mustermann' });
    expect((await amend(2)).body.data).toMatchObject({ customer: 2, customer_number: 'C2' });
    expect(await open(token, 'secret1')).toMatchObject({ status: 404 });
    expect((await amend(null)).body.data).toMatchObject({ customer: null, customer_number: null });
    const { list } = (await call(root, '/reports/1/history')).body.data as { list: { action: string }[] };
    expect(
      list.map(({ action }) => action),
      'only where a link ended',
    ).toEqual(['amend', 'amend', 'endShares', 'amend', 'shareReport']);
  });

  test('M3: a link opens the report without an account, once the query password of the store is given', async () => {
    const token = await share();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await open(token)).toMatchObject({ status: 200, body: { data: { state: 'password' } } });
    expect((await open(token)).body.data).not.toHaveProperty('sheet');
    expect(await open(token, 'secret2')).toMatchObject({ status: 403, body: { code: 40320 } });
    const isOpened = async () => {
      const { body } = await call(root, '/reports/1/shares');
      return (body.data as unknown as readonly { opened: boolean | null }[])[0]?.opened;
    };
    expect(await isOpened(), '18.4: no report has been shown').toBe(false);
    const { status, body } = await open(token, 'secret1');
    expect(status).toBe(200);
    expect(await isOpened()).toBe(true);
    expect(body.data).toEqual({
      state: 'open',
      sheet: {
        report_number: 'R1',
        type: 'posture',
        dev_type: null,
        detection_time: '2026-01-14T09:00:00.000Z',
        time_zone: 'America/New_York',
        customer: 'Mona Mustermann',
        person: {
          name: 'Mona Mustermann',
          age: 46,
          sex: 'female',
          height_cm: null,
          weight_kg: null,
          shoe_size: null,
        },
        specialist_here: false,
        evaluation: {
          state: 'evaluated',
          evaluated_at: null,
          professional: null,
          findings: null,
          advice: null,
          next_appointment: null,
          sentences: [],
        },
        store: { name: 'Sole on Main', address: '1 Main St', phone: '+1 555 0100' },
        signature: null,
        plans: [],
        damaged: false,
        picture: { recordings: [], landmarks: measurement.landmarks },
        analysis: expect.objectContaining({ kind: 'posture', findings: expect.any(Array) }),
        languages: [],
        products: [],
      },
    });
  });

  test('a token is kept as a hash only, and listed without it', async () => {
    const token = await share();
    const { rows } = await run('select * from footwork.report_share');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const { body } = await call(root, '/reports/1/shares');
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        created_at: '2026-01-15T08:00:00.000Z',
        ends_at: '2026-01-22T08:00:00.000Z',
        locked: false,
        opened: false,
      },
    ]);
  });

  test('an ended, a revoked and an unknown link, and one to a deleted report answer the same', async () => {
    const ended = { status: 404, body: { code: 40410 } };
    expect(await open('a'.repeat(43))).toMatchObject(ended);
    expect((await open('short')).status).toBe(422);

    const first = await share();
    const { body } = await call(root, '/reports/1/shares');
    const [{ id }] = body.data as unknown as [{ id: number }];
    expect((await call(root, `/reports/1/shares/${id}`, 'DELETE')).status).toBe(200);
    expect((await call(root, `/reports/1/shares/${id}`, 'DELETE')).status).toBe(404);
    expect(await open(first, 'secret1')).toMatchObject(ended);

    const second = await share();
    later(7 * day);
    expect(await open(second, 'secret1')).toMatchObject(ended);

    const third = await share(await fixture.signIn('root'));
    await run('delete from report');
    expect(await open(third, 'secret1')).toMatchObject(ended);
  });

  const openFrom = async (
    token: string,
    password: string | undefined,
    remoteAddress: string,
    url = '/shares/open',
  ) => {
    const payload = { token, ...(password !== undefined && { password }) };
    const answer = await fixture.app.inject({ method: 'POST', url, payload, remoteAddress });
    return answer.json().code as number;
  };
  const [isWrong, isLocked, mustWait] = [40320, 40321, 42900];

  test('17.12: only wrong passwords are counted, by link and place, of IPv6 by network', async () => {
    const [token, other] = [await share(), await share()];
    for (let at = 0; at < 12; at += 1) expect(await openFrom(token, 'secret1', '192.0.2.1')).toBe(0);
    for (let at = 0; at < 5; at += 1)
      expect(await openFrom(token, 'wrong1', `2001:db8::${at}`)).toBe(isWrong);
    expect(await openFrom(token, 'wrong1', '2001:db8::9')).toBe(mustWait);
    expect(await openFrom(token, 'secret1', '2001:db8::9')).toBe(mustWait);
    expect(await openFrom(token, 'secret1', '2001:db8:0:1::9')).toBe(0);
    expect(await openFrom(other, 'secret1', '2001:db8::9')).toBe(0);
    later(15 * 60_000);
    expect(await openFrom(token, 'secret1', '2001:db8::9')).toBe(0);
  });

  test('17.12: a link is locked after ten wrong passwords, until a person unlocks it', async () => {
    const [token, other] = [await share(), await share()];
    for (let at = 0; at < 10; at += 1) {
      expect(await openFrom(token, 'wrong1', `192.0.2.${at}`)).toBe(isWrong);
    }
    later(6 * 60 * 60_000);
    for (const password of ['secret1', 'wrong1', undefined]) {
      expect(await openFrom(token, password, '192.0.2.99')).toBe(isLocked);
    }
    expect(await openFrom(other, 'secret1', '192.0.2.99')).toBe(0);
    root = await fixture.signIn('root');
    const listed = async () =>
      (await call(root, '/reports/1/shares')).body.data as unknown as { id: number; locked: boolean }[];
    const [free, locked] = await listed();
    expect([free?.locked, locked?.locked]).toEqual([false, true]);
    await permit('STORE', 'biz:report:view');
    const unlock = (headers: Headers, id: number | undefined) =>
      call(headers, `/reports/1/shares/${id}/unlock`, 'POST');
    expect((await unlock(await fixture.signIn('store'), locked?.id)).status).toBe(403);
    expect((await unlock(root, free?.id)).status).toBe(404);
    expect((await unlock(root, locked?.id)).status).toBe(200);
    expect((await listed())[1]?.locked).toBe(false);
    expect(await openFrom(token, 'secret1', '192.0.2.99')).toBe(0);
    const { list } = (await call(root, '/reports/1/history')).body.data as { list: { action: string }[] };
    expect(list[0]?.action).toBe('unlockShare');
  });

  test('17.12: of many guesses at once ten are judged', async () => {
    const token = await share();
    const guesses = Array.from({ length: 60 }, (_, at) => openFrom(token, `guess-${at}`, `192.0.2.${at}`));
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === isWrong)).toHaveLength(10);
    expect(codes.filter((code) => code === isLocked)).toHaveLength(50);
  });

  test('17.12: who hands a link over learns the query password, where it may be seen', async () => {
    const made = async (headers: Headers) =>
      (await call(headers, '/reports/1/shares', 'POST', { days: 7 })).body.data;
    expect(await made(root)).toMatchObject({ password: 'secret1' });
    for (const perm of ['report:view', 'report:share', 'customer:view', 'store:view']) {
      await permit('STORE', `biz:${perm}`);
    }
    const asStore = await made(await fixture.signIn('store'));
    expect(asStore).toHaveProperty('token');
    expect(asStore).not.toHaveProperty('password');
    await permit('STORE', 'biz:store:secret');
    expect(await made(await fixture.signIn('store'))).toMatchObject({ password: 'secret1' });
    await run(`update role set field_rules = '{"store":{"hidden":["search_pwd"]}}' where code = 'STORE'`);
    fixture.context.sessions.invalidateAll();
    expect(await made(await fixture.signIn('store'))).not.toHaveProperty('password');
  });

  test('17.12: a query password has at least six characters', async () => {
    const change = async (search_pwd: string) =>
      (await call(root, '/stores/1', 'PUT', { version: 1, search_pwd })).status;
    expect(await change('12345')).toBe(422);
    expect(await change('904173')).toBe(200);
  });

  describe('18: the measurement behind a sheet', () => {
    const load = (token: string, password?: string) =>
      call(anybody, '/shares/measurement', 'POST', { token, ...(password !== undefined && { password }) });

    test('comes apart from the sheet, by the same link or session', async () => {
      const token = await share();
      expect(await load(token, 'secret1')).toMatchObject({
        status: 200,
        body: { data: { state: 'open', measurement } },
      });
      expect((await call(root, '/reports/1/measurement')).body.data).toEqual({ measurement });
      const { body } = await call(root, '/reports/1/shares');
      expect(body.data, 'the link has shown the report').toMatchObject([{ opened: true }]);
      expect((await call(anybody, '/reports/1/measurement')).status).toBe(401);
      expect((await call(await fixture.signIn('store'), '/reports/1/measurement')).status).toBe(403);
    });

    test('needs the query password, and counts wrong ones together with those for the sheet', async () => {
      const token = await share();
      expect((await load(token)).body.data).toEqual({ state: 'password', measurement: null });
      const loadFrom = (password: string) => openFrom(token, password, '192.0.2.200', '/shares/measurement');
      expect(await loadFrom('wrong1')).toBe(isWrong);
      for (let at = 0; at < 4; at += 1) await openFrom(token, 'wrong1', '192.0.2.200');
      expect(await loadFrom('wrong1')).toBe(mustWait);
      expect(await loadFrom('secret1')).toBe(mustWait);
    });

    test('ends with its link', async () => {
      const ended = { status: 404, body: { code: 40410 } };
      expect(await load('a'.repeat(43))).toMatchObject(ended);
      const revoked = await share();
      const { body } = await call(root, '/reports/1/shares');
      const [{ id }] = body.data as unknown as [{ id: number }];
      await call(root, `/reports/1/shares/${id}`, 'DELETE');
      expect(await load(revoked, 'secret1')).toMatchObject(ended);
      const expired = await share();
      later(7 * day);
      expect(await load(expired, 'secret1')).toMatchObject(ended);
      root = await fixture.signIn('root');
      const deleted = await share();
      await run('delete from report');
      expect(await load(deleted, 'secret1')).toMatchObject(ended);
    });

    test('is kept back with the sheet before the report is evaluated', async () => {
      const token = await share();
      await run(`update report set evaluation = 'pending'`);
      expect((await load(token, 'secret1')).body.data).toEqual({ state: 'pending', measurement: null });
      await run(
        `insert into store_config (store, show_images, own_qr, show_pending) values (1, false, false, true)`,
      );
      expect((await load(token, 'secret1')).body.data).toEqual({ state: 'open', measurement });
    });

    test('makes a sheet say that it is damaged or missing', async () => {
      const sheet = async () => (await call(root, '/reports/1/sheet')).body.data;
      const packed = { rows: 2, columns: 2, frame_count: 1, loaded_part: [0, 0, 2, 2], pressures: 'AAAA' };
      const damaged = JSON.stringify({ version: 1, recordings: [packed] });
      await run('update report set measurement = null');
      expect(await sheet()).toMatchObject({ damaged: false, picture: null, analysis: null });
      await run(`update report set type = 'dynamic', measurement = '${damaged}'`);
      expect(await sheet()).toMatchObject({ damaged: true, picture: null, analysis: null });
    });

    test('is drawn once, and analysed for a sheet whose evaluation was stored without an analysis', async () => {
      const sheet = async () => (await call(root, '/reports/1/sheet')).body.data;
      const person = { weight_kg: 20, age: 8 };
      const facts = JSON.stringify({ analysis: null, person, products: [] });
      await run(`insert into footwork.report_evaluation (report_id, facts) values (1, '${facts}')`);
      expect(await sheet(), 'the age at the evaluation').toMatchObject({
        person: { age: 8 },
        analysis: { kind: 'posture', age: 8 },
      });
      await run(`update footwork.report_picture set picture = '{"recordings": [], "landmarks": []}'`);
      expect(await sheet()).toMatchObject({ picture: { recordings: [], landmarks: [] } });
      await run('update footwork.report_picture set version = version - 1');
      expect(await sheet()).toMatchObject({ picture: { landmarks: measurement.landmarks } });
    });
  });

  test('M3: a report carries the training plans that answer it and are not over', async () => {
    const plan = (name: string, status: string, items: object[]) =>
      run(
        `insert into training_plan (name, store, customer, report, start_date, end_date, weekdays, time, items, status)
         values ('${name}', 1, 1, 1, '2026-02-01', '2026-03-01', '{mon,fri}', '18:30', '${JSON.stringify(items)}', '${status}')`,
      );
    await plan('Strong arches', 'running', [{ exercise: 'Short foot', minutes: 5, repetitions: 15 }]);
    await plan('Old plan', 'completed', [{ exercise: 'Calf raise', minutes: 5 }]);
    const { body } = await open(await share(), 'secret1');
    expect((body.data.sheet as { plans: unknown }).plans).toEqual([
      {
        name: 'Strong arches',
        start_date: '2026-02-01',
        end_date: '2026-03-01',
        weekdays: ['mon', 'fri'],
        time: '18:30',
        exercises: [{ exercise: 'Short foot', minutes: 5, repetitions: 15 }],
      },
    ]);
    await permit('STORE', 'biz:report:view');
    expect((await call(await fixture.signIn('store'), '/reports/1/sheet')).body.data.plans).toEqual([]);
  });

  test('17.12: one address, of IPv6 one network, can open ninety links in a minute', async () => {
    const token = await share();
    for (let attempt = 0; attempt < 90; attempt += 1) expect((await open(token)).status).toBe(200);
    expect((await open(token)).status).toBe(429);
    for (let attempt = 0; attempt < 90; attempt += 1)
      await openFrom(token, undefined, `2001:db8::${attempt}`);
    expect(await openFrom(token, undefined, '2001:db8::99')).toBe(mustWait);
    expect(await openFrom(token, undefined, '2001:db8:0:1::99')).toBe(0);
    later(60_000);
    expect((await open(token)).status).toBe(200);
  });

  test('sharing needs its permission, and a report in reach of which nothing is kept back', async () => {
    await permit('STORE', 'biz:report:view');
    await permit('STORE', 'biz:report:list');
    const asStore = async () => fixture.signIn('store');
    expect((await call(await asStore(), '/reports/1/shares', 'POST', { days: 7 })).status).toBe(403);
    expect((await call(await asStore(), '/reports/1/sheet')).body.data).toMatchObject({
      report_number: 'R1',
    });
    await permit('STORE', 'biz:report:share');
    // An actor that cannot list customers and stores reads no names of them here, and the shared report
    // contains none.
    expect((await call(await asStore(), '/reports/1/sheet')).body.data).toMatchObject({
      customer: null,
      store: { name: null, address: null, phone: null },
    });
    expect((await call(await asStore(), '/reports/1/shares', 'POST', { days: 7 })).status).toBe(403);
    for (const perm of ['biz:customer:view', 'biz:store:view']) await permit('STORE', perm);
    await run(`update role set field_rules = '{"store":{"hidden":["phone"]}}' where code = 'STORE'`);
    fixture.context.sessions.invalidateAll();
    expect((await call(await asStore(), '/reports/1/sheet')).body.data).toMatchObject({
      customer: 'Mona Mustermann',
      store: { name: expect.any(String), phone: null },
    });
    await run(`update role set field_rules = null where code = 'STORE'`);
    fixture.context.sessions.invalidateAll();
    expect((await call(await asStore(), '/reports/1/shares', 'POST', { days: 7 })).status).toBe(200);
    expect((await call(await asStore(), '/reports/1/shares', 'POST', { days: 8 })).status).toBe(422);

    await run(`update role set field_rules = '{"report":{"hidden":["measurement"]}}' where code = 'STORE'`);
    fixture.context.sessions.invalidateAll();
    expect((await call(await asStore(), '/reports/1/shares', 'POST', { days: 7 })).status).toBe(403);
    expect((await call(await asStore(), '/reports/1/sheet')).body.data).toMatchObject({
      damaged: false,
      picture: null,
      analysis: null,
    });
    expect((await call(await asStore(), '/reports/1/measurement')).body.data).toEqual({ measurement: null });

    await run(`update role set field_rules = null where code = 'STORE'`);
    await run(`insert into store (code_num, name, merchant, contact, phone, country, detail_address, search_pwd)
      values ('FW-2', 'Other', 1, 'Ann', '+1 555 0101', 'US', '2 Main St', 'secret2')`);
    await run('update report set store = 2');
    fixture.context.sessions.invalidateAll();
    for (const [url, method] of [
      ['/reports/1/shares', 'GET'],
      ['/reports/1/sheet', 'GET'],
      ['/reports/1/measurement', 'GET'],
      ['/reports/1/shares/1', 'DELETE'],
    ] as const) {
      expect((await call(await asStore(), url, method)).status, url).toBe(404);
    }
  });

  test('the history of the report says who shared it and who revoked the link', async () => {
    await share();
    const { body } = await call(root, '/reports/1/shares');
    await call(root, `/reports/1/shares/${(body.data as unknown as { id: number }[])[0]?.id}`, 'DELETE');
    const history = await call(root, '/reports/1/history');
    const entries = history.body.data.list as { action: string; actor: string }[];
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['revokeShare', 'Root'],
      ['shareReport', 'Root'],
    ]);
  });

  test('M5: the QR code comes from the store, else the partner, else it is a link', async () => {
    const context = createContext(fixture.database, fixture.context.model, {
      now: fixture.context.now,
      qrPrivateHosts: ['127.0.0.1'],
    });
    const app = await buildApp(context);
    const token = await share();
    const code = async (password?: string) => {
      const payload = { token, ...(password && { password }) };
      const answer = await app.inject({
        method: 'POST',
        url: '/shares/qr',
        payload,
        headers: { 'accept-language': 'de' },
      });
      return answer.json().data;
    };
    expect(await code('secret1')).toEqual({ kind: 'link', value: null });
    await run(
      `insert into partner_config (pcode, qr_source, qr_text) values ('P1', 'text', 'Ask at the counter')`,
    );
    expect(await code('secret1')).toEqual({ kind: 'text', value: 'Ask at the counter' });
    expect(await code()).toEqual({ kind: 'link', value: null });
    expect((await call(root, '/reports/1/qr')).body.data).toEqual(await code('secret1'));
    await run(
      `insert into store_config (store, show_images, own_qr, qr_source, qr_interface)
       values (1, false, true, 'interface', '${qr.origin}/fine?shop=1')`,
    );
    expect(await code('secret1')).toEqual({ kind: 'image', value: 'https://example.com/qr.png' });
    expect(asked.at(-1)).toBe('/fine?shop=1&id=1&language=de&pcode=P1&type=posture');
    await run(`update store_config set qr_interface = '${qr.origin}/broken'`);
    expect(await code('secret1')).toEqual({ kind: 'link', value: null });
    await app.close();
  });
});
