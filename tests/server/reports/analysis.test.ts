import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { reportAnalysis } from '../../../src/footwork/reports/server/report-analysis';
import { reportPicture } from '../../../src/footwork/reports/server/report-picture';
import { sweepAnalyses } from '../../../src/footwork/reports/server/stored-analysis';
import { type AnalysisResult, analysisVersion } from '../../../src/measurement/analysis';
import { rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import type { Headers } from '../session/calls';
import { openReports } from './world';

describe.each(oneEngine)('18.1: GET /reports/:id/analysis on %s', (engine) => {
  const world = openForTests(() => openReports(engine));
  let root: Headers;

  beforeEach(async () => {
    await world.reset();
    await world.addCustomer(1);
    await world.addReport(1, { customer: 1, arch: 'flat' });
    await world.addReport(2);
    await world.addReport(3, { store: 2, arch: 'high' });
    root = await world.fixture.signIn('root');
  });

  const answerTo = (headers: Headers, report: number) => world.call(headers, `/reports/${report}/analysis`);
  const analysisOf = async (report: number) =>
    (await answerTo(root, report)).body.data as unknown as AnalysisResult | null;
  const stored = async () => {
    const { rows } = await sql<{ report_id: number; version: number; result: AnalysisResult }>`
      select report_id::int, version, result from footwork.report_analysis order by 1`.execute(
      world.fixture.database.kysely,
    );
    return rows;
  };

  test('answers values with their steps and findings with their reasons, and null without a measurement', async () => {
    expect(await analysisOf(1)).toMatchObject({
      version: analysisVersion,
      kind: 'dynamic',
      surface: 'plate',
      age: 36,
      left: { steps: 1, values: { archIndex: { value: expect.any(Number), n: 1 } } },
      findings: [
        { key: 'flatArch', side: 'left', reference: { source: expect.any(String) } },
        { key: 'flatArch', side: 'right' },
      ],
    });
    expect(await analysisOf(2)).toBeNull();
  });

  test('is stored, and computed again only where its version or the customer has changed', async () => {
    const first = await analysisOf(1);
    expect(await stored()).toMatchObject([{ report_id: 1, version: analysisVersion, result: first }]);
    const { kysely } = world.fixture.database;
    // The server returns the stored analysis.
    await sql`update footwork.report_analysis set result = result || '{"kind": "static"}'`.execute(kysely);
    expect((await analysisOf(1))?.kind).toBe('static');
    await sql`update footwork.report_analysis set version = version - 1`.execute(kysely);
    expect(await analysisOf(1)).toEqual(first);
    await sql`update customer set birth_date = '2018-01-01'`.execute(kysely);
    expect((await analysisOf(1))?.age).toBe(8);
    expect(await stored()).toHaveLength(1);
  });

  describe('is computed once', () => {
    const picture = (report: number) => reportPicture(world.fixture.context, rootActor, report, {});
    /** Where a later transaction has written a row again, its `xmax` is not 0. */
    const writes = async (table: string) => {
      const { rows } = await sql<{ xmax: string }>`select xmax::text from ${sql.table(table)}`.execute(
        world.fixture.database.kysely,
      );
      return rows.map(({ xmax }) => xmax);
    };

    test('for calls that come at the same time', async () => {
      const work = () => reportAnalysis(world.fixture.context, rootActor, 1);
      const [one, other] = await Promise.all([work(), work()]);
      expect(one?.findings).toHaveLength(2);
      expect(other).toEqual(one);
      expect(await writes('footwork.report_analysis')).toEqual(['0']);
    });

    test('for the result and the picture, and for pictures that are asked for at the same time', async () => {
      await analysisOf(1);
      expect(await writes('footwork.report_picture')).toEqual(['0']);
      await sql`truncate footwork.report_picture, footwork.report_analysis`.execute(
        world.fixture.database.kysely,
      );
      const [one, other] = await Promise.all([picture(1), picture(1)]);
      expect(one).toMatchObject({ recordings: [{}, {}] });
      expect(other).toEqual(one);
      expect(await writes('footwork.report_picture')).toEqual(['0']);
      expect(await writes('footwork.report_analysis')).toEqual(['0']);
    });

    test('for a damaged measurement', async () => {
      await sql`update report set measurement = jsonb_set(measurement, '{recordings,0,pressures}', '"AAAA"')
        where id = 1`.execute(world.fixture.database.kysely);
      expect(await analysisOf(1)).toBeNull();
      expect(await picture(1)).toBe('damaged');
      expect(await analysisOf(1)).toBeNull();
      expect(await writes('footwork.report_picture')).toEqual(['0']);
      expect(await stored()).toEqual([]);
    });
  });

  test('goes with its report', async () => {
    await analysisOf(1);
    const { kysely } = world.fixture.database;
    const pictures = async () => (await sql`select from footwork.report_picture`.execute(kysely)).rows.length;
    expect(await pictures()).toBe(1);
    await sql`delete from report where id = 1`.execute(kysely);
    await sweepAnalyses(world.fixture.context);
    expect(await stored()).toEqual([]);
    expect(await pictures()).toBe(0);
  });

  test('is bound by the scope of reports, and by hidden fields', async () => {
    await world.permit('STORE', 'biz:report:view');
    const store = await world.fixture.signIn('store');
    expect((await answerTo(store, 1)).status).toBe(200);
    expect((await answerTo(store, 3)).status).toBe(404);
    expect((await answerTo({ 'accept-language': 'en' }, 1)).status).toBe(401);
    await sql`update role set field_rules = ${JSON.stringify({ report: { hidden: ['measurement'] } })} where code = 'STORE'`.execute(
      world.fixture.database.kysely,
    );
    world.fixture.context.sessions.invalidateAll();
    const { status, body } = await answerTo(await world.fixture.signIn('store'), 1);
    expect([status, body.data]).toEqual([200, null]);
  });
});
