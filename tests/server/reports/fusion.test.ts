import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FusionReport } from '../../../src/footwork/fusion/endpoints/fusion';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import type { Headers } from '../session/calls';
import { openReports } from './world';

describe.each(oneEngine)('GET /customers/:id/fusion on %s', (engine) => {
  const world = openForTests(() => openReports(engine));
  let root: Headers;

  beforeEach(async () => {
    await world.reset();
    await world.addCustomer(1);
    await world.addCustomer(2, 2);
    await world.addReport(1, { customer: 1, arch: 'flat', day: '2026-01-02' });
    await world.addReport(2, { customer: 1, arch: 'normal', day: '2026-01-05' });
    await world.addReport(3, { customer: 1, day: '2026-01-06' });
    await world.addReport(4, { customer: 2, arch: 'high', store: 2 });
    root = await world.fixture.signIn('root');
  });

  const get = (headers: Headers, customer: number) => world.call(headers, `/customers/${customer}/fusion`);
  const reportsOf = async (headers: Headers, customer: number) => {
    const { status, body } = await get(headers, customer);
    expect([status, body.msg]).toEqual([200, '']);
    return body.data.reports as readonly FusionReport[];
  };

  test('answers what each measurement shows, the newest first, without reports that have none', async () => {
    const [latest, earlier, ...others] = await reportsOf(root, 1);
    expect(others).toEqual([]);
    expect([latest?.id, earlier?.id]).toEqual([2, 1]);
    // 18.3: the answer lists these reports separately.
    expect((await get(root, 1)).body.data.unmeasured).toMatchObject([{ id: 3, report_number: 'R-3' }]);
    expect(latest).toMatchObject({ report_number: 'R-2', type: 'dynamic' });
    // 18.4: the time of a measurement is shown by the clock of its store.
    expect(latest?.time_zone).toBe('America/New_York');
    expect(latest?.left.archIndex).toBeLessThan(earlier?.left.archIndex ?? 0);
    expect(latest?.person.leftShare).toBeCloseTo(50, 0);
    expect(latest?.scores.arch).toBe(100);
    expect(earlier?.scores.arch).toBeLessThan(100);
    // Values that a step on a plate cannot show are absent.
    expect(latest?.person).not.toHaveProperty('headTilt');
  });

  test('is bound by the scope and the rights of customers and of reports', async () => {
    for (const perm of ['biz:customer:view', 'biz:report:view']) await world.permit('STORE', perm);
    const store = await world.fixture.signIn('store');
    expect(await reportsOf(store, 1)).toHaveLength(2);
    expect((await get(store, 2)).status).toBe(404);
    expect((await get(root, 99)).status).toBe(404);
    await sql`update role set field_rules = ${JSON.stringify({ report: { hidden: ['measurement'] } })} where code = 'STORE'`.execute(
      world.fixture.database.kysely,
    );
    world.fixture.context.sessions.invalidateAll();
    expect(await reportsOf(await world.fixture.signIn('store'), 1)).toEqual([]);
    await world.permit('ADMIN', 'biz:customer:view');
    expect((await get(await world.fixture.signIn('operator'), 1)).status).toBe(403);
    expect((await get({ 'accept-language': 'en' }, 1)).status).toBe(401);
  });
});
