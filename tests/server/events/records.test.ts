import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { buildApp } from '../../../src/engine/server/app';
import { createContext } from '../../../src/engine/server/create-context';
import { postgresDatabase } from '../../../src/engine/server/database/database';
import { ChangedRecords } from '../../../src/engine/server/events/changed-records';
import { Events } from '../../../src/engine/server/events/events';
import { actorWith } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { createDatabase } from '../../support/postgres';
import { openFixture, withTables } from '../app/fixture';
import { oneEngine } from '../database/engines';
import { openGateway, placed, report } from '../gateway/world';
import { callsOf } from '../session/calls';
import { type Listening, listen } from './listen';

const store = (code_num: string) => ({
  code_num,
  name: code_num,
  merchant: 1,
  search_pwd: 'secret-2',
  contact: 'Ann',
  phone: '+1 555 0100',
  country: 'US',
  detail_address: '1 Main St',
});

describe.each(oneEngine)('changed records on %s', (engine) => {
  const gateway = openForTests(() => openGateway(engine));
  const open: Listening[] = [];

  beforeEach(async () => {
    for (const listening of open.splice(0)) listening.leave();
    await gateway.reset();
    await gateway.rows(
      "insert into merchant (name, contact, account, pcode, status) values ('Heel', 'Bea', 'heel', 'P2', 'active')",
    );
    for (const perm of ['biz:store:view', 'biz:merchant:view', 'biz:report:view', 'biz:device:view'])
      await gateway.permit('PARTNER', perm);
    await gateway.fixture.app.listen({ port: 0, host: '127.0.0.1' });
  });

  async function listenAs(username: 'root' | 'partner' | 'clerk') {
    const own = await gateway.fixture.signIn(username);
    const listening = await listen(gateway.fixture.app, own);
    open.push(listening);
    return { ...listening, own };
  }

  test('17.21: are announced once for each change, to those whom they concern and to nobody else', async () => {
    const [root, partner, clerk] = [
      await listenAs('root'),
      await listenAs('partner'),
      await listenAs('clerk'),
    ];
    const put = async (path: string, values: object) =>
      expect((await gateway.call(root.own, path, 'PUT', values)).status).toBe(200);
    await put('/stores/1', { version: 1, name: 'Renamed' });
    await expect.poll(() => partner.records).toEqual([['store']]);
    await put('/stores/1', { version: 2, name: 'Renamed again' });
    await expect.poll(() => partner.records).toEqual([['store'], ['store']]);
    // A change of another partner; the later event shows that the partner received nothing about it.
    await put('/merchants/2', { version: 1, contact: 'Cleo' });
    await expect.poll(() => root.records).toEqual([['store'], ['store'], ['merchant']]);
    await put('/stores/1', { version: 3, name: 'Last' });
    await expect.poll(() => partner.records).toEqual([['store'], ['store'], ['store']]);
    expect(clerk.records).toEqual([]);
  });

  test('17.21: are announced by every door that writes them, and by none that writes nothing', async () => {
    const root = await listenAs('root');
    let heard = 0;
    const heardOf = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object | string) => {
      const headers = { ...root.own, ...(typeof payload === 'string' && { 'content-type': 'text/csv' }) };
      const answer = await gateway.fixture.app.inject({
        method,
        url,
        headers,
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, data: answer.json().data };
    };
    const announces = async (
      entity: string,
      method: 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload?: object | string,
    ) => {
      const { status, data } = await heardOf(method, url, payload);
      expect([url, status]).toEqual([url, 200]);
      await expect.poll(() => root.records.slice(heard), { message: url }).toEqual([[entity]]);
      heard += 1;
      return data;
    };
    const line = 'FW-2,Second,1,Ann,+1 555 0101,US,2 Main St,secret-3\n';
    const csv = `code_num,name,merchant,contact,phone,country,detail_address,search_pwd\n${line}`;
    expect((await heardOf('POST', '/stores/import?dryRun=true', csv)).status).toBe(200);
    expect((await heardOf('POST', '/stores', { name: 'Without more' })).status).toBe(422);
    expect((await heardOf('PUT', '/stores/1', { version: 9, name: 'Of later' })).status).not.toBe(200);
    const { id } = await announces('store', 'POST', '/stores', store('FW-3'));
    await announces('store', 'POST', '/stores/import', csv);
    await announces('store', 'POST', '/stores/batch', {
      action: 'update',
      ids: [id],
      values: { contact: 'Bob' },
    });
    await announces('store', 'DELETE', `/stores/${id}`);
    await announces('merchant', 'POST', '/merchants/batch', {
      action: 'update',
      ids: [2],
      values: { contact: 'X' },
    });
  });

  test('17.21: of devices are announced to their partner, and a heartbeat alone to nobody', async () => {
    const device = await gateway.issue(placed);
    const partner = await listenAs('partner');
    const send = async (number: string) =>
      expect(
        (await gateway.call(device, '/gateway/reports', 'POST', { reports: [report(number)] })).status,
      ).toBe(200);
    await send('R-1');
    await expect.poll(() => partner.records.flat().sort()).toEqual(['device', 'report']);
    expect((await gateway.call(device, '/gateway/heartbeat', 'POST', {})).status).toBe(200);
    // The server already has this report.
    await send('R-1');
    await send('R-2');
    await expect.poll(() => partner.records.flat().sort()).toEqual(['device', 'device', 'report', 'report']);
    expect(partner.records).toHaveLength(2);
  });
});

test('17.21: many changes are announced as one, then those that follow as another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { context, close } = await openFixture();
  try {
    const { model, sessions, database } = context;
    const events = new Events(database, sessions, model);
    const stream = events.open(actorWith({ roles: ['ROOT'] }), 'token');
    let text = '';
    stream.body.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    const heard = () => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
    const note = (name: string) => events.noteRecords(entityNamed(model, name), [{ pcode: 'P1', store: 1 }]);
    for (let at = 0; at < 1000; at++) note(at % 2 ? 'report' : 'device');
    await vi.advanceTimersByTimeAsync(500);
    expect(heard()).toEqual([{ type: 'records', entities: ['device', 'report'] }]);
    for (let at = 0; at < 1000; at++) note('report');
    await vi.advanceTimersByTimeAsync(400);
    expect(heard()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600);
    expect(heard().slice(1)).toEqual([{ type: 'records', entities: ['report'] }]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard()).toHaveLength(2);
  } finally {
    vi.useRealTimers();
    await close();
  }
});

test('17.21: what one server sends to the others fits a notification, and reaches the same accounts there', async () => {
  const { context, close } = await openFixture();
  const { model } = context;
  const changed = new ChangedRecords();
  const rows = Array.from({ length: 5000 }, (_, at) => ({ id: 9_000_000_000 + at, pcode: `PARTNER${at}` }));
  changed.note(entityNamed(model, 'store'), rows);
  changed.note(entityNamed(model, 'role'), [{ id: 1 }]);
  const portions = changed.portions();
  const longest = Math.max(...portions.map((portion) => Buffer.byteLength(JSON.stringify(portion))));
  expect(longest).toBeLessThan(7500);
  const other = new ChangedRecords();
  for (const portion of portions) other.merge(model, JSON.parse(JSON.stringify(portion)));
  other.merge(model, { 'of-a-later-version': {} });
  const perms = ['biz:store:view'];
  const reached = (pcode: string) => other.reachedBy(actorWith({ utype: 2, scope: 'partner', pcode, perms }));
  expect(reached('PARTNER4999')).toEqual(['store']);
  expect(reached('PARTNER5000')).toEqual([]);
  expect(other.reachedBy(actorWith({ roles: ['ROOT'] }))).toEqual(['store', 'role']);
  await close();
});

test('17.21: a change on one server is announced by another, twice', async () => {
  const url = await createDatabase(inject('postgresUrl'), 'events_records');
  const first = await openFixture({}, await withTables(postgresDatabase(url, { poolSize: 4 })));
  const database = postgresDatabase(url, { poolSize: 4 });
  const second = await buildApp(createContext(database, first.context.model, { now: () => first.clock.now }));
  try {
    await second.listen({ port: 0, host: '127.0.0.1' });
    await first.app.ready();
    const root = await first.signIn('root');
    const stream = await listen(second, root);
    const { call } = callsOf(() => first);
    for (const version of [1, 2]) {
      await call(root, '/stores/1', 'PUT', { version, name: `Named ${version}` });
      await expect.poll(() => stream.records).toHaveLength(version);
    }
    expect(stream.records).toEqual([['store'], ['store']]);
  } finally {
    await second.close();
    await first.close();
    await database.close();
  }
});
