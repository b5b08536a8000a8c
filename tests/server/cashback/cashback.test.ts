import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ResponseOf } from '../../../src/engine/schema/contract/endpoint';
import { loadModel } from '../../../src/engine/server/registry';
import type { getCashback, getCashbackDays } from '../../../src/footwork/cashback/endpoints/cashback';
import { openForTests } from '../../support/open-for-tests';
import { openFixture, roleId } from '../app/fixture';
import { oneEngine, openTables } from '../database/engines';
import { callsOf, type Headers } from '../session/calls';

type Cashback = ResponseOf<typeof getCashback>;

interface Measured {
  readonly store: number;
  readonly customer: number | null;
  readonly at: string;
  readonly type?: 'static' | 'dynamic';
}

describe.each(oneEngine)('%s', (engine) => {
  const fixture = openForTests(async () =>
    openFixture({}, await openTables(engine, 'cashback', loadModel())),
  );
  let root: Headers;
  let partner: Headers;
  let store: Headers;

  const { call, permit } = callsOf(() => fixture);
  const rows = async (text: string) =>
    (await sql.raw<{ id: number }>(text).execute(fixture.database.kysely)).rows;

  beforeEach(async () => {
    await rows('truncate policy, policy_config, customer, cashback_adjustment restart identity cascade');
    await fixture.reset();
    await rows(
      `insert into merchant (name, contact, account, pcode, status) values ('Heel', 'Bo', 'heel', 'P2', 'active')`,
    );
    await rows(`insert into store (code_num, name, merchant, contact, phone, country, detail_address, search_pwd)
      select 'FW-' || n, 'Store ' || n, case n when 4 then 2 else 1 end, 'Ann', '+1 555 0100', 'US', '1 Main St', 'secret1'
      from generate_series(2, 4) n`);
    await rows(`insert into customer (name, birth_date, store, phone, openid_verified)
      select 'C' || n, '1990-01-01', 1, '+1 555 01' || n, n <= 2 from generate_series(11, 14) n`);
    await rows(`update customer set openid_verified = id <= 2`);
    for (const role of ['PARTNER', 'STORE']) await permit(role, 'biz:cashback-adjustment:view');
    root = await fixture.signIn('root');
    partner = await fixture.signIn('partner');
    store = await fixture.signIn('store');
  });

  /** Creates a policy of P1 from 1 January, in weeks, that requires two testers. */
  async function addPolicy(other: Record<string, unknown> = {}): Promise<number> {
    const values = {
      activity_name: 'Winter walk',
      pcode: 'P1',
      status: 'enabled',
      enabled_time: '2026-01-01T00:00:00Z',
      starting_time: '2026-01-01T00:00:00Z',
      deadline: '2026-02-01T00:00:00Z',
      cycle: 1,
      cycle_unit: 'week',
      time_zone: 'UTC',
      target_value: 2,
      target_unit: 'testers',
      openid_verification: false,
      ratio: 5,
      adjust_number: 0,
      ...other,
    };
    const { rows: added } = await sql<{ id: number }>`
      insert into policy (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(values))}) returning id`.execute(fixture.database.kysely);
    return Number(added[0]?.id);
  }

  async function measure(...reports: readonly Measured[]): Promise<void> {
    await sql`
      insert into report (report_number, type, customer, customer_number, detection_time, store, evaluation)
      select 'R' || n, r.type, r.customer, c.customer_number, r.at, r.store, 'pending'
      from jsonb_to_recordset(${JSON.stringify(reports.map((one, n) => ({ n, type: 'static', ...one })))}::jsonb)
        as r (n integer, store bigint, customer bigint, at timestamptz, type text)
      left join customer c on c.id = r.customer`.execute(fixture.database.kysely);
  }

  const cashback = async (headers: Headers, id: number, cycle?: number): Promise<Cashback> => {
    const answer = await call(headers, `/policies/${id}/cashback${cycle ? `?cycle=${cycle}` : ''}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data as unknown as Cashback;
  };

  /** The days of a store in a cycle, each with the number of reports that counted. */
  const daysOf = async (id: number, store: number, cycle: number) => {
    const path = `/policies/${id}/cashback/days?store=${store}&cycle=${cycle}`;
    const days = (await call(root, path)).body.data as unknown as ResponseOf<typeof getCashbackDays>;
    const { rows: named } = await sql<{ id: number; report_number: string }>`
      select id::integer, report_number from report`.execute(fixture.database.kysely);
    const numbers = new Map(named.map((one) => [one.id, one.report_number]));
    return days.map((day) => ({ ...day, reports: day.reports.map((one) => numbers.get(one)) }));
  };

  const reached = ({ stores }: Cashback) =>
    stores.map((one) => [one.store, one.found, one.reached, one.qualified]);

  test('days begin in the time zone of the policy', async () => {
    const id = await addPolicy({ time_zone: 'Asia/Shanghai' });
    await measure({ store: 1, customer: 1, at: '2026-01-09T23:30:00Z' });
    expect(await daysOf(id, 1, 2)).toEqual([{ day: '2026-01-10', found: 1, counted: 1, reports: ['R0'] }]);
  });

  test('18.4: a day names the reports that counted, the earliest first, up to the limit of a day', async () => {
    const limited = await addPolicy({ daily_increases: 2, target_unit: 'reports' });
    const testers = await addPolicy({ daily_increases: 2 });
    await measure(
      { store: 1, customer: 1, at: '2026-01-09T12:00:00Z' },
      { store: 1, customer: 1, at: '2026-01-09T10:00:00Z' },
      { store: 1, customer: 2, at: '2026-01-09T11:00:00Z' },
      { store: 1, customer: null, at: '2026-01-09T13:00:00Z' },
    );
    const day = { day: '2026-01-09', counted: 2, reports: ['R1', 'R2'] };
    expect(await daysOf(limited, 1, 2)).toEqual([{ ...day, found: 4 }]);
    expect(await daysOf(testers, 1, 2)).toEqual([{ ...day, found: 2 }]);
  });

  test('a customer counts once per store and cycle, on the first day', async () => {
    const id = await addPolicy();
    await measure(
      { store: 1, customer: 1, at: '2026-01-09T23:30:00Z' },
      { store: 1, customer: 1, at: '2026-01-10T10:00:00Z' },
      { store: 1, customer: 2, at: '2026-01-10T10:00:00Z' },
      { store: 2, customer: 1, at: '2026-01-10T10:00:00Z' },
      { store: 1, customer: null, at: '2026-01-10T10:00:00Z' },
      // One report of the previous cycle, and one of a store of another partner.
      { store: 1, customer: 3, at: '2026-01-07T23:59:59Z' },
      { store: 4, customer: 3, at: '2026-01-10T10:00:00Z' },
    );
    const second = await cashback(root, id, 2);
    expect(reached(second)).toEqual([
      [1, 2, 2, true],
      [2, 1, 1, false],
      [3, 0, 0, false],
    ]);
    expect(second.sums).toEqual({ stores: 3, qualified: 1, found: 3 });
    expect(reached(await cashback(root, id, 1))[0]).toEqual([1, 1, 1, false]);
    expect(await daysOf(id, 1, 2)).toEqual([
      { day: '2026-01-09', found: 1, counted: 1, reports: ['R0'] },
      { day: '2026-01-10', found: 1, counted: 1, reports: ['R2'] },
    ]);
    const { cycle, cycles } = await cashback(root, id);
    expect(cycle).toEqual({ number: 3, from: '2026-01-15T00:00:00.000Z', until: '2026-01-22T00:00:00.000Z' });
    expect(cycles.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('only what the policy and the settings of its partner ask for counts', async () => {
    await measure(
      { store: 1, customer: 2, at: '2026-01-09T10:00:00Z' },
      { store: 1, customer: 3, at: '2026-01-09T11:00:00Z' },
      { store: 1, customer: 1, at: '2026-01-10T10:00:00Z', type: 'dynamic' },
      { store: 1, customer: 1, at: '2026-01-10T12:00:00Z' },
    );
    const found = async (other: Record<string, unknown>) =>
      reached(await cashback(root, await addPolicy(other), 2))[0];
    expect(await found({})).toEqual([1, 3, 3, true]);
    expect(await found({ openid_verification: true })).toEqual([1, 2, 2, true]);
    expect(await found({ daily_increases: 1 })).toEqual([1, 3, 2, true]);
    expect(await found({ target_unit: 'reports' })).toEqual([1, 4, 4, true]);
    expect(await found({ enabled_time: null, status: 'stopped' })).toEqual([1, 0, 0, false]);
    await rows(`insert into policy_config (pcode, openid_verification, report_types, ratio, currency, settle_day)
      values ('P1', false, '{dynamic}', 10, 'CNY', 5)`);
    expect(await found({ target_unit: 'reports' })).toEqual([1, 1, 1, false]);
  });

  test('what is measured while the policy is stopped does not count', async () => {
    const id = await addPolicy();
    await measure(
      { store: 1, customer: 1, at: '2026-01-15T10:00:00Z' },
      { store: 1, customer: 2, at: '2026-01-16T10:00:00Z' },
      { store: 1, customer: 3, at: '2026-01-17T10:00:00Z' },
    );
    for (const [at, action] of ['stop', 'enable'].entries()) {
      expect((await call(root, `/policies/${id}/${action}`, 'POST', { version: at + 1 })).status).toBe(200);
      // The database dates history entries by its own clock, not by that of the test.
      await rows(`update footwork.history set at = '2026-01-${16 + at}T00:00Z'
        where entity = 'policy' and record_id = ${id} and action = '${action}'`);
    }
    const { stores, pauses } = await cashback(root, id, 3);
    expect(stores[0]?.found).toBe(2);
    expect(pauses).toEqual([{ from: '2026-01-16T00:00:00.000Z', until: '2026-01-17T00:00:00.000Z' }]);
  });

  test('an adjustment counts for its store and cycle, with a reason, and once', async () => {
    const id = await addPolicy({ adjust_number: 1, adjust_reason: 'Power cut' });
    const given = { policy: id, store: 2, cycle: 2, number: 3, reason: 'Counted by hand' };
    const { reason, ...without } = given;
    expect((await call(root, '/cashback-adjustments', 'POST', without)).status).toBe(422);
    expect((await call(root, '/cashback-adjustments', 'POST', given)).status).toBe(200);
    expect((await call(root, '/cashback-adjustments', 'POST', given)).status).toBe(422);
    const second = await cashback(root, id, 2);
    expect(second.stores.map((one) => one.reached)).toEqual([1, 4, 1]);
    expect(second.stores[1]?.adjustment).toEqual({ id: 1, version: 1, number: 3, reason });
    expect((await cashback(root, id, 1)).stores.map((one) => one.reached)).toEqual([1, 1, 1]);
    expect((await call(root, '/cashback-adjustments/1/history')).body.data).toMatchObject({
      list: [{ action: 'create' }],
    });
  });

  test('a partner sees its policies, a store its own row, and nobody more', async () => {
    const own = await addPolicy();
    const other = await addPolicy({ pcode: 'P2', activity_name: 'Of P2' });
    const planned = await addPolicy({ enabled_time: null, status: 'stopped', activity_name: 'Draft' });
    const elsewhere = await addPolicy({ activity_name: 'Not here' });
    await rows(`insert into policy__stores (owner, target, position) values (${elsewhere}, 2, 0)`);
    await measure({ store: 2, customer: 1, at: '2026-01-15T01:00:00Z' });

    expect((await cashback(partner, own)).stores.map((one) => one.store)).toEqual([1, 2, 3]);
    expect((await cashback(partner, elsewhere)).stores.map((one) => one.store)).toEqual([2]);
    const seen = await cashback(store, own);
    expect([seen.stores.map((one) => one.store), seen.sums]).toEqual([
      [1],
      { stores: 1, qualified: 0, found: 0 },
    ]);
    const status = async (headers: Headers, url: string) => (await call(headers, url)).status;
    expect(await status(partner, `/policies/${other}/cashback`)).toBe(404);
    expect(await status(partner, `/policies/${planned}/cashback`)).toBe(200);
    for (const hidden of [other, planned, elsewhere, 999])
      expect(await status(store, `/policies/${hidden}/cashback`), `${hidden}`).toBe(404);
    expect(await status(store, `/policies/${own}/cashback/days?store=2&cycle=1`)).toBe(404);
    expect(await status(partner, `/policies/${other}/cashback/days?store=4&cycle=1`)).toBe(404);
    const names = async (headers: Headers, url: string) =>
      ((await call(headers, url)).body.data as unknown as { activity_name: string }[]).map(
        (one) => one.activity_name,
      );
    expect(await names(partner, '/policies/cashback/names')).toEqual(['Not here', 'Winter walk', 'Draft']);
    expect(await names(partner, '/policies/cashback/names?q=walk')).toEqual(['Winter walk']);
    expect(await names(store, '/policies/cashback/names')).toEqual(['Winter walk']);
    const all = async (headers: Headers, of: string) => {
      const { data } = (await call(headers, `/policies/cashback?of=${of}`)).body;
      const { total, policies } = data as { total: number; policies: Cashback[] };
      return [
        total,
        policies.map((one) => [one.policy.id, one.cycle?.number, one.sums.stores, one.sums.found]),
      ];
    };
    expect(await all(root, 'running')).toEqual([
      3,
      [
        [elsewhere, 3, 1, 1],
        [other, 3, 1, 0],
        [own, 3, 3, 1],
      ],
    ]);
    expect(await all(store, 'ended')).toEqual([1, [[own, 2, 1, 0]]]);

    const adjusted = { policy: own, store: 1, cycle: 1, number: 50, reason: 'More' };
    expect((await call(store, '/cashback-adjustments', 'POST', adjusted)).status).toBe(403);
    await permit('STORE', 'biz:cashback-adjustment:add');
    expect((await call(store, '/cashback-adjustments', 'POST', adjusted)).status).toBe(422);
    await permit('PARTNER', 'biz:cashback-adjustment:add');
    expect(
      (await call(partner, '/cashback-adjustments', 'POST', { ...adjusted, policy: other })).status,
    ).toBe(422);
    expect((await call(partner, '/cashback-adjustments', 'POST', { ...adjusted, store: 4 })).status).toBe(
      422,
    );
    expect((await call(partner, '/cashback-adjustments', 'POST', adjusted)).status).toBe(200);
  });

  test('17.14: an adjustment is refused for a store of another partner', async () => {
    const policy = await addPolicy();
    const given = { policy, store: 4, cycle: 1, number: 3, reason: 'Counted by hand' };
    const refused = await call(root, '/cashback-adjustments', 'POST', given);
    expect([refused.status, refused.body.data.errors]).toMatchObject([
      422,
      [{ field: 'store', rule: 'unfit' }],
    ]);
    const { status, body } = await call(root, '/cashback-adjustments', 'POST', { ...given, store: 2 });
    expect(status).toBe(200);
    const path = `/cashback-adjustments/${body.data.id}`;
    expect((await call(root, path, 'PUT', { version: 1, store: 4 })).status).toBe(422);
    expect((await call(root, path, 'PUT', { version: 1, number: 4 })).status).toBe(200);
    const offered = await call(root, '/stores/options?_for=cashback-adjustment.store&pcode=P1');
    const ids = (offered.body.data as unknown as { value: number }[]).map(({ value }) => value);
    expect([ids.includes(2), ids.includes(4)]).toEqual([true, false]);
  });

  test('refuses actors without the permission, or from whom a counted field is hidden', async () => {
    const id = await addPolicy();
    const clerk = await fixture.signIn('clerk');
    expect((await call(clerk, `/policies/${id}/cashback`)).status).toBe(403);
    await rows(
      `update role set field_rules = '{"policy": {"hidden": ["ratio"]}}' where id = ${roleId('PARTNER')}`,
    );
    fixture.context.sessions.invalidateAll();
    for (const path of [
      `${id}/cashback`,
      `${id}/cashback/days?store=1&cycle=1`,
      'cashback',
      'cashback/names',
    ])
      expect((await call(partner, `/policies/${path}`)).body.code, path).toBe(40301);
    for (const cycle of ['4', '0', 'x', '1e9'])
      expect((await call(root, `/policies/${id}/cashback?cycle=${cycle}`)).status, cycle).toBe(400);
  });

  test('any reports are counted like a loop over single reports', async () => {
    const report = fc.record({
      store: fc.integer({ min: 1, max: 3 }),
      customer: fc.option(fc.integer({ min: 1, max: 4 })),
      hour: fc.integer({ min: -30, max: 200 }),
    });
    const policy = fc.record({
      target_unit: fc.constantFrom('testers' as const, 'reports' as const),
      openid_verification: fc.boolean(),
      daily_increases: fc.option(fc.integer({ min: 1, max: 3 })),
    });
    const start = Date.parse('2026-01-08T00:00:00Z');
    await fc.assert(
      fc.asyncProperty(fc.array(report, { maxLength: 40 }), policy, async (drawn, asked) => {
        await rows('truncate report cascade');
        const reports = drawn.map((one) => ({
          ...one,
          at: new Date(start + one.hour * 3_600_000).toISOString(),
        }));
        await measure(...reports);
        const answer = await cashback(root, await addPolicy(asked), 2);
        for (const one of answer.stores) {
          const perDay = new Map<string, number>();
          const seen = new Set<number>();
          let counted = 0;
          const inOrder = [...reports].sort((a, b) => a.hour - b.hour);
          for (const { store: where, customer, hour, at } of inOrder) {
            if (where !== one.store || hour < 0 || hour >= 7 * 24) continue;
            if (asked.openid_verification && !(customer !== null && customer <= 2)) continue;
            if (asked.target_unit === 'testers') {
              if (customer === null || seen.has(customer)) continue;
              seen.add(customer);
            }
            const before = perDay.get(at.slice(0, 10)) ?? 0;
            perDay.set(at.slice(0, 10), before + 1);
            if (before < (asked.daily_increases ?? 99)) counted += 1;
          }
          expect(one.counted).toBe(counted);
          expect(one.found).toBe([...perDay.values()].reduce((sum, number) => sum + number, 0));
        }
      }),
      { numRuns: 25 },
    );
  });
});
