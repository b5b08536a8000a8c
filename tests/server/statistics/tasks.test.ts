import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  type TaskList,
  type Tasks,
  taskEntities,
  taskPages,
} from '../../../src/footwork/dashboard/endpoints/task';
import { Numbers } from '../../../src/footwork/dashboard/server/numbers';
import { taskLists } from '../../../src/footwork/dashboard/server/tasks';
import { type ActorChanges, actorWith } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from '../app/fixture';
import { callsOf, type Headers } from '../session/calls';

const fixture = openForTests(() => openFixture());
const { call, permit } = callsOf(() => fixture);
const rows = (text: string) => sql.raw(text).execute(fixture.database.kysely);

const roles = { all: 'ADMIN', partner: 'PARTNER', store: 'STORE' } as const;
const usernames = { all: 'operator', partner: 'partner', store: 'store' } as const;

beforeAll(async () => {
  for (const [reach, entities] of Object.entries(taskEntities))
    for (const entity of new Set([...Object.values<string>(entities), 'store', 'report', 'training-plan']))
      await permit(roles[reach as keyof typeof roles], `biz:${entity}:view`);
  await rows(
    `insert into merchant (name, contact, account, pcode, status) values ('Heel', 'Bo', 'heel', 'P2', 'active')`,
  );
  await rows(`insert into store (code_num, name, merchant, contact, phone, country, detail_address, search_pwd)
    select 'FW-' || n, 'Store ' || n, case n when 4 then 2 else 1 end, 'Ann', '+1 555 0100', 'US', '1 Main St', 'secret1'
    from generate_series(2, 5) n`);
  await rows(`insert into device (dev_code, dev_type, store, mode, lease_expiry, last_seen, close, status)
    select 'DEV-' || n, 'X5', 1 + n % 4, case when n % 3 = 0 then 'lease' else 'buyout' end,
      case when n % 3 = 0 then date '2026-01-15' + n end, timestamptz '2026-01-15T08:00:00Z' - n * interval '12 hours',
      n % 5 = 0, case when n < 3 then 'online' else 'offline' end
    from generate_series(1, 60) n`);
  await rows(`insert into report (report_number, type, detection_time, store, evaluation)
    select 'R-' || n, 'static', timestamptz '2026-01-15T08:00:00Z' - n * interval '6 hours', 1 + (n / 2) % 3 * (n % 2),
      case when n % 4 = 0 then 'evaluated' else 'pending' end
    from generate_series(0, 79) n`);
  await rows(
    `insert into customer (name, birth_date, store, phone) select 'C' || n, '1990-01-01', 1 + (n - 1) % 4, '+1 555 01' || n + 10 from generate_series(1, 5) n`,
  );
  await rows(`insert into report (report_number, type, detection_time, store, customer, evaluation)
    select 'OLD-' || c || '-' || months, 'static', timestamptz '2026-01-15T08:00:00Z' - months * interval '1 month', 1 + (c - 1) % 4, c, 'evaluated'
    from (values (1, 30), (1, 13), (2, 14), (2, 11), (3, 20), (5, 13)) v (c, months)`);
  await rows(`insert into footwork.report_share (report_id, token_hash, created_at, created_by, ends_at, opened)
    select r.id, 'hash ' || n, timestamptz '2026-01-15T08:00:00Z' - hours * interval '1 hour', 1,
      timestamptz '2026-01-15T08:00:00Z' + days * interval '1 day', opened
    from (values (1, 'OLD-1-30', 30, 5, false), (2, 'OLD-1-13', 30, 5, false), (3, 'OLD-1-13', 40, 5, true), (4, 'R-2', 3, 5, false),
      (5, 'R-6', 90, -1, false), (6, 'R-4', 90, 9, null), (7, 'OLD-3-20', 30, 5, false)) v (n, number, hours, days, opened)
    join report r on r.report_number = v.number`);
  await rows(`insert into appointment (store, customer, kind, starts_at, minutes, state)
    select store, store, 'check', timestamptz '2026-01-15T00:00:00-05' + hours * interval '1 hour', 30, state
    from (values (1, 0, 'planned'), (1, 23, 'arrived'), (1, 9, 'done'), (1, -1, 'planned'), (1, 24, 'planned'), (4, 9, 'planned'))
      v (store, hours, state)`);
  await rows(`insert into training_plan (name, store, customer, start_date, end_date, weekdays, items, status)
    select 'Plan ' || n, 1 + n % 2, 1 + n % 2, date '2026-01-10' + n, date '2026-01-12' + n, '{thu}', '[{"exercise":"Towel","minutes":5}]',
      case when n % 3 = 0 then 'cancelled' else 'running' end
    from generate_series(0, 11) n`);
});

const tasksOf = async (headers: Headers) =>
  (await call(headers, '/statistics/tasks')).body.data as unknown as Tasks;

async function expectSameAsList(
  headers: Headers,
  entity: string,
  line: Pick<TaskList, 'query' | 'total' | 'totalIs'>,
) {
  const { status, body } = await call(headers, `/${entity}s?${line.query}`);
  expect([status, body.data.total, body.data.totalIs], line.query).toEqual([200, line.total, line.totalIs]);
}

test.each(['all', 'partner', 'store'] as const)(
  '18.4: each line for reach %s counts what the list it leads to shows, in the row scope of the caller',
  async (reach) => {
    const headers = await fixture.signIn(usernames[reach]);
    const { lists } = await tasksOf(headers);
    expect(lists.map(({ name }) => name)).toEqual(Object.keys(taskEntities[reach]));
    for (const line of lists.filter(({ name }) => !(name in taskPages)))
      await expectSameAsList(headers, line.entity, line);
    const counted = Object.fromEntries(lists.map(({ name, total }) => [name, total]));
    expect(counted).toEqual(
      {
        all: { silentDevices: 37, endingLeases: 8, lateReports: 54, submissions: 0, shipments: 0 },
        partner: { idleStores: 1 },
        store: {
          appointments: 2,
          sessions: 1,
          pendingReports: 34,
          unassignedReports: 34,
          dueCustomers: 1,
          unopenedLinks: 1,
          unpaidOrders: 0,
          offlineDevices: 12,
        },
      }[reach],
    );
  },
);

test('18.4: the appointments of today open in order of time', async () => {
  const headers = await fixture.signIn('store');
  const line = (await tasksOf(headers)).lists.find(({ name }) => name === 'appointments');
  const { body } = await call(headers, `/appointments?${line?.query}`);
  expect((body.data.list as { state: string }[]).map(({ state }) => state)).toEqual(['planned', 'arrived']);
});

test('18.4: the sessions of today are those of the day by the clock of the store, as the calendar shows them', async () => {
  const start = fixture.clock.now;
  let seconds = 0;
  // The server caches the answer for a second.
  const countAt = async (moment: string) => {
    fixture.clock.now = new Date(new Date(moment).getTime() + 2000 * ++seconds);
    const headers = await fixture.signIn('store');
    const line = (await tasksOf(headers)).lists.find(({ name }) => name === 'sessions');
    if (!line) throw new Error('The line is left out.');
    return [line.total, new URLSearchParams(line.query).get('day')];
  };
  const evening = '2026-01-16T02:00:00Z';
  expect(await countAt(evening), 'still Thursday in New York').toEqual([1, '2026-01-15']);
  const root = await fixture.signIn('root');
  const { version } = (await call(root, '/stores/1')).body.data as { version: number };
  const chosen = { time_zone: 'Asia/Shanghai', version };
  expect((await call(root, '/stores/1', 'PUT', chosen)).status).toBe(200);
  await rows(`update training_plan set weekdays = '{fri}', end_date = '2026-02-28' where name = 'Plan 4'`);
  expect(await countAt(evening), 'Friday in Shanghai').toEqual([1, '2026-01-16']);

  await rows(`update training_plan set moves = '[{"from":"2026-01-16","days":3}]' where name = 'Plan 4'`);
  expect(await countAt(evening), 'moved away').toEqual([0, '2026-01-16']);
  expect(await countAt('2026-01-19T02:00:00Z'), 'moved to Monday').toEqual([1, '2026-01-19']);
  await rows(`insert into training_session (store, plan, planned_for, day, state)
    select store, id, date '2026-01-16', date '2026-01-20', 'planned' from training_plan where name = 'Plan 4'`);
  expect(await countAt('2026-01-19T02:00:00Z'), 'one moved by itself').toEqual([0, '2026-01-19']);
  expect(await countAt('2026-01-20T02:00:00Z')).toEqual([1, '2026-01-20']);
  await rows(`insert into training_session (store, plan, planned_for, day, state)
    select store, id, date '2026-01-23', date '2026-01-20', 'planned' from training_plan where name = 'Plan 4'`);
  expect(await countAt('2026-01-20T02:00:00Z'), 'two of one plan').toEqual([2, '2026-01-20']);
  const completedAt = (moment: string) =>
    rows(`update training_plan set status = 'completed', completed_at = '${moment}' where name = 'Plan 4'`);
  await completedAt('2026-01-20T01:00:00Z');
  expect(await countAt('2026-01-20T02:00:00Z'), 'completed that day').toEqual([2, '2026-01-20']);
  await completedAt('2026-01-19T12:00:00Z');
  expect(await countAt('2026-01-20T02:00:00Z'), 'completed before').toEqual([0, '2026-01-20']);
  await completedAt('2026-01-31T12:00:00Z');
  await rows(`update training_session set state = 'missed'`);
  expect(await countAt('2026-01-20T02:00:00Z'), 'missed').toEqual([0, '2026-01-20']);
  fixture.clock.now = start;
});

test('18.4: late reports are divided by store, most first, each with its list', async () => {
  const headers = await fixture.signIn('operator');
  const late = (await tasksOf(headers)).lists.find(({ name }) => name === 'lateReports');
  expect(late?.stores.map(({ name }) => name)).toEqual(['Sole on Main', 'Store 2', 'Store 3']);
  for (const line of late?.stores ?? []) await expectSameAsList(headers, 'report', line);
  expect(late?.stores.reduce((sum, { total }) => sum + total, 0)).toBe(late?.total);
});

test('18.4: a task is omitted if its entity or a field of its filter is hidden', async () => {
  const namesOf = async (changes: ActorChanges) => {
    const actor = actorWith(changes);
    const lists = await taskLists(new Numbers(fixture.context, actor, 'en'), actor);
    return lists.map(({ name, stores }) => [name, stores.length]);
  };
  const perms = ['biz:report:view', 'biz:device:view', 'biz:store:view'];
  expect(await namesOf({ perms, fields: { device: { hidden: ['last_seen'] } } })).toEqual([
    ['endingLeases', 0],
    ['lateReports', 3],
  ]);
  expect(
    await namesOf({ perms: ['biz:report:view'], fields: { report: { hidden: ['evaluation'] } } }),
  ).toEqual([]);
  expect(await namesOf({ perms, fields: { report: { hidden: ['store'] } } })).toContainEqual([
    'lateReports',
    0,
  ]);
});

test('18.4: a partner sees how many stores are near a higher ratio, and until when', async () => {
  const partner = await fixture.signIn('partner');
  expect((await tasksOf(partner)).nearTiers).toBeNull();
  await permit('PARTNER', 'biz:cashback-adjustment:view');
  await rows(`insert into policy (activity_name, pcode, status, enabled_time, starting_time, deadline, cycle, cycle_unit,
      time_zone, target_value, target_unit, openid_verification, ratio, adjust_number)
    select v.name, v.pcode, v.status, timestamptz '2026-01-01Z', v.starts, v.ends, 1, 'month', 'UTC', v.target, 'reports', false, 5, 0
    from (values ('Near', 'P1', 'enabled', timestamptz '2026-01-01Z', timestamptz '2026-02-01Z', 12),
      ('Far', 'P1', 'enabled', timestamptz '2026-01-01Z', timestamptz '2026-01-20Z', 1000),
      ('Stopped', 'P1', 'stopped', timestamptz '2026-01-01Z', timestamptz '2026-02-01Z', 12),
      ('Over', 'P1', 'enabled', timestamptz '2026-01-01Z', timestamptz '2026-01-10Z', 12),
      ('Other', 'P2', 'enabled', timestamptz '2026-01-01Z', timestamptz '2026-02-01Z', 12)) v (name, pcode, status, starts, ends, target)`);
  const { nearTiers } = await tasksOf(partner);
  expect(nearTiers?.map(({ activity_name, stores, until }) => [activity_name, stores, until])).toEqual([
    ['Far', 0, '2026-01-20T00:00:00.000Z'],
    ['Near', 1, '2026-02-01T00:00:00.000Z'],
  ]);
  const { body } = await call(partner, `/policies/${nearTiers?.[1]?.policy}/cashback`);
  const stores = body.data.stores as { store: number; near: boolean }[];
  expect(stores.filter(({ near }) => near)).toHaveLength(1);
  expect((await tasksOf(await fixture.signIn('operator'))).nearTiers).toBeNull();

  await rows(`update policy set status = 'stopped' where activity_name = 'Far'`);
  const namesOf = (tasks: Tasks) => tasks.nearTiers?.map(({ activity_name }) => activity_name);
  expect(namesOf(await tasksOf(partner)), 'the count of the same minute').toEqual(['Far', 'Near']);
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 60_000);
  expect(namesOf(await tasksOf(partner))).toEqual(['Near']);
});

test('18.4: customers are due by the next appointment of their newest report, unless one is planned', async () => {
  await rows(`insert into customer (name, birth_date, store, phone)
    select name, '1990-01-01', 1, '+1 555 02' || n from (values ('Over', 10), ('Later', 11), ('Today', 12), ('Back', 13), ('Planned', 14),
      ('Missed', 15), ('Came', 16)) v (name, n)`);
  await rows(`insert into report (report_number, type, detection_time, store, customer, evaluation, next_appointment)
    select 'DUE-' || c.id, 'static', timestamptz '2025-10-15T08:00:00Z' + v.n * interval '1 hour', 1, c.id, 'evaluated', v.next::date
    from (values ('Over', 1, '2026-01-14'), ('Later', 2, '2026-03-01'), ('Today', 3, '2026-01-15'), ('Back', 4, '2026-01-14'),
      ('Planned', 5, '2026-01-14'), ('Missed', 6, '2026-01-14'), ('Came', 7, '2026-01-13')) v (name, n, next) join customer c using (name)`);
  await rows(`insert into report (report_number, type, detection_time, store, customer, evaluation)
    select 'BACK', 'static', '2026-01-15T07:00:00Z', 1, id, 'pending' from customer where name = 'Back'`);
  await rows(`insert into appointment (store, customer, kind, starts_at, minutes, state)
    select 1, c.id, 'check', v.at::timestamptz, 30, v.state
    from (values ('Planned', '2026-02-01T09:00:00Z', 'planned'), ('Missed', '2026-01-14T09:00:00Z', 'planned'),
      ('Missed', '2026-02-01T09:00:00Z', 'missed'), ('Came', '2026-01-14T09:00:00Z', 'done')) v (name, at, state) join customer c using (name)`);
  // The server caches the answer for a second.
  fixture.clock.now = new Date('2026-01-15T09:00:00Z');
  const headers = await fixture.signIn('store');
  const line = (await tasksOf(headers)).lists.find(({ name }) => name === 'dueCustomers');
  if (!line) throw new Error('The line is left out.');
  await expectSameAsList(headers, 'customer', line);
  const { body } = await call(headers, `/customers?${line.query}`);
  const names = (body.data.list as { name: string }[]).map(({ name }) => name);
  expect(names.sort()).toEqual(['C5', 'Missed', 'Over']);
  expect(line.customers.map(({ name, checked_on, due_on }) => [name, checked_on, due_on])).toEqual([
    ['C5', '2024-12-15', null],
    ['Over', '2025-10-15', '2026-01-14'],
    ['Missed', '2025-10-15', '2026-01-14'],
  ]);
});
