import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { zoneOf } from '../../../src/engine/schema/access/actor';
import { loadModel } from '../../../src/engine/server/registry';
import { chartAnswers } from '../../../src/footwork/dashboard/server/chart-groups';
import { Numbers } from '../../../src/footwork/dashboard/server/numbers';
import { overviewOf } from '../../../src/footwork/dashboard/server/overview';
import { storeCourseOf } from '../../../src/footwork/dashboard/server/store-course';
import { actorWith } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { emptyTables } from '../database/empty-tables';
import { oneEngine, openTables } from '../database/engines';
import { inOneOrder, recounted, type Sight, today } from './recount';

const model = loadModel();
const perms = ['store', 'device', 'report', 'customer', 'order', 'message'].map((name) => `biz:${name}:view`);
const inStore: Sight = (column) => sql`${sql.ref(column)} in (2, 4)`;
const callers = [
  ['root', actorWith({ roles: ['ROOT'], zone: 'Asia/Shanghai' }), () => sql`true`, 3],
  [
    'a partner',
    actorWith({ utype: 2, pcode: 'AA', perms, zone: 'America/Los_Angeles' }),
    () => sql`pcode = 'AA'`,
    undefined,
  ],
  ['a store with one below it', actorWith({ utype: 3, store: 2, stores: [2, 4], perms }), inStore, 4],
] as const;

const store = fc.integer({ min: 1, max: 5 });
const device = fc.integer({ min: 1, max: 6 });
/** Days before the last one; a negative one is tomorrow, of a device with a wrong clock. */
const before = fc.oneof(fc.integer({ min: -1, max: 3 }), fc.integer({ min: 4, max: 40 }));
const at = fc.integer({ min: 0, max: 40 });
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      report: fc.record({
        store,
        device: fc.option(device),
        before,
        type: fc.constantFrom('static', 'dynamic', 'posture'),
      }),
      rows: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ customer: fc.record({ store, before }) }) },
  { weight: 2, arbitrary: fc.record({ message: fc.record({ store, device, before }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      order: fc.record({
        store,
        before,
        status: fc.constantFrom('pending_payment', 'in_production', 'shipped'),
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ deleteFrom: fc.constantFrom('report', 'message', 'order'), at }) },
  { weight: 2, arbitrary: fc.record({ evaluate: at }) },
  { weight: 1, arbitrary: fc.record({ online: device }) },
  { weight: 1, arbitrary: fc.record({ deviceTo: store, device }) },
  { weight: 1, arbitrary: fc.record({ reportTo: store, at }) },
  { weight: 1, arbitrary: fc.record({ merchant: fc.integer({ min: 1, max: 2 }), store }) },
  {
    weight: 1,
    arbitrary: fc.record({ merchant: fc.integer({ min: 1, max: 2 }), pcode: fc.constantFrom('AA', 'BB') }),
  },
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openTables(engine, 'statistics', model));
  let serial = 0;

  const run = (text: string) => sql.raw(text).execute(database.kysely);
  /** At any hour of UTC, so that some are on another day in the caller's time zone. */
  const time = (days: number) =>
    `timestamptz '${today}T00:30:00Z' - interval '${days} days' + interval '${(serial * 7) % 24} hours'`;
  const nth = (table: string, at: number) => `(select id from "${table}" order by id offset ${at} limit 1)`;

  async function start(): Promise<void> {
    await emptyTables(database, [
      'merchant',
      'store',
      'device',
      'report',
      'customer',
      'message',
      '"order"',
      'footwork.entity_total',
    ]);
    await run(
      `insert into merchant (name, contact, account, pcode) values ('a', 'c', 'sole-a', 'AA'), ('b', 'c', 'sole-b', 'BB')`,
    );
    await run(`insert into store (code_num, name, merchant, contact, phone, country, detail_address, search_pwd)
      select 'S-10' || n, 'Store ' || n, 1 + n % 2, 'c', '+1 555 0100', 'US', 'x', 'secret1' from generate_series(1, 5) n`);
    await run(`insert into device (dev_code, dev_type, store)
      select 'DEV-' || n, (array['X5', 'FMP', 'X3'])[1 + n % 3], nullif(n, 6) from generate_series(1, 6) n`);
  }

  async function execute(one: Change): Promise<void> {
    serial += 1;
    if ('report' in one)
      await run(`insert into report (report_number, type, detection_time, store, device)
        select 'R-${serial}-' || n, '${one.report.type}', ${time(one.report.before)}, ${one.report.store}, ${one.report.device}
        from generate_series(1, ${one.rows}) n`);
    else if ('customer' in one)
      await run(`insert into customer (name, birth_date, store, phone, create_time)
        values ('n', '1990-01-01', ${one.customer.store}, '+1 555 ${100_000 + serial}', ${time(one.customer.before)})`);
    else if ('message' in one)
      await run(`insert into message (device, store, power_on_time)
        values (${one.message.device}, ${one.message.store}, ${time(one.message.before)} + interval '${serial} ms')`);
    else if ('order' in one)
      await run(`insert into "order" (store, order_time, status, currency, lines, username, phone, receive_address)
        values (${one.order.store}, ${time(one.order.before)}, '${one.order.status}', 'EUR', '[{"quantity":1,"price":9}]', 'n', '+1 555 0100', 'x')`);
    else if ('deleteFrom' in one)
      await run(`delete from "${one.deleteFrom}" where id = ${nth(one.deleteFrom, one.at)}`);
    else if ('evaluate' in one)
      await run(`update report set evaluation = 'evaluated' where id = ${nth('report', one.evaluate)}`);
    else if ('online' in one)
      await run(
        `update device set status = case status when 'online' then 'offline' else 'online' end where id = ${one.online}`,
      );
    else if ('deviceTo' in one)
      await run(`update device set store = ${one.deviceTo} where id = ${one.device}`);
    else if ('reportTo' in one)
      await run(`update report set store = ${one.reportTo} where id = ${nth('report', one.at)}`);
    else if ('pcode' in one)
      await run(`update merchant set pcode = '${one.pcode}' where id = ${one.merchant}`);
    else await run(`update store set merchant = ${one.merchant} where id = ${one.store}`);
  }

  async function answers(actor: (typeof callers)[number][1], chosen: number) {
    const context = { database, model, now: () => new Date(`${today}T12:00:00Z`) };
    const numbers = new Numbers(context, actor, 'en');
    const overview = await overviewOf(numbers);
    const answers = await chartAnswers(numbers);
    const charts = Object.fromEntries(
      answers.map(({ name, counts }) => [
        name,
        counts.map((count) => count && (name === 'top' ? count.groups : inOneOrder(count.groups))),
      ]),
    );
    const course = await storeCourseOf(database.kysely, numbers, chosen, 'day');
    return { overview, charts, course };
  }

  test('D1, 18.4: whatever happens to rows, the numbers equal a recount in each scope and time zone', {
    timeout: 120_000,
  }, async () => {
    const property = fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 40 }), async (changes) => {
      await start();
      for (const one of changes) await execute(one);
      for (const [, actor, sees, own] of callers) {
        const { rows } = await sql<{
          id: number;
        }>`select id from store where ${sees('id')} order by id limit 1`.execute(database.kysely);
        const chosen = own ?? rows[0]?.id;
        if (chosen === undefined) continue;
        const expected = await recounted(database.kysely, sees, chosen, zoneOf(actor));
        expect(await answers(actor, chosen)).toEqual(expected);
      }
    });
    await fc.assert(property, { numRuns: 6, endOnFailure: true });
  });
});
