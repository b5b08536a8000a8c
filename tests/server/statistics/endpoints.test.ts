import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { ChartAnswer, Overview, StoreCourse } from '../../../src/footwork/dashboard/endpoints/statistic';
import { assertCharts, chartAnswers } from '../../../src/footwork/dashboard/server/chart-groups';
import { lastMonths } from '../../../src/footwork/dashboard/server/last-days';
import { Numbers } from '../../../src/footwork/dashboard/server/numbers';
import { overviewOf } from '../../../src/footwork/dashboard/server/overview';
import { storeCourseOf } from '../../../src/footwork/dashboard/server/store-course';
import { type ActorChanges, actorWith } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from '../app/fixture';
import { callsOf, type Headers } from '../session/calls';
import { definedCharts } from './defined-charts';

const fixture = openForTests(() => openFixture());
const { call } = callsOf(() => fixture);
const answerOf = async <Answer>(headers: Headers, url: string) =>
  (await call(headers, url)).body.data as Answer;

beforeAll(async () => {
  await sql`insert into report (report_number, type, detection_time, store)
    select 'R-' || n, 'static', timestamptz '2026-01-15T23:59:59Z' - n * interval '10 days', 1
    from generate_series(0, 39) n`.execute(fixture.database.kysely);
});

const overview = '/statistics/overview';
const charts = '/statistics/charts';

interface Charts {
  readonly today: string;
  readonly charts: readonly ChartAnswer[];
}

const countsOf = (answers: readonly ChartAnswer[], name: string) =>
  answers.find((chart) => chart.name === name)?.counts;

const groupsOf = (answers: readonly ChartAnswer[], name: string) =>
  countsOf(answers, name)?.map((count) => count?.groups);

test('D1: root gets totals, days and the course of a store by day and by month', async () => {
  const root = await fixture.signIn('root');
  const found = await answerOf<Overview>(root, overview);
  expect(found).toMatchObject({
    today: '2026-01-15',
    stores: { total: 1, today: 1, yesterday: 0 },
    devices: { total: 0, today: 0, yesterday: 0 },
    reports: { total: 40, today: 1, yesterday: 0 },
  });
  const drawn = await answerOf<Charts>(root, charts);
  expect(drawn.today).toBe('2026-01-15');
  const names = drawn.charts.map(({ name }) => name);
  expect(names).toEqual(definedCharts.map(([name]) => name));
  const known = ['days', 'top', 'tests', 'kinds', 'pipeline', 'compare', 'online', 'powerOns'];
  expect(names).toEqual(expect.arrayContaining(known));
  expect(groupsOf(drawn.charts, 'days')).toEqual([[{ keys: ['2026-01-15'], records: 1 }]]);
  expect(groupsOf(drawn.charts, 'top')).toEqual([[{ keys: ['1'], label: 'Sole on Main', records: 3 }]]);
  expect(groupsOf(drawn.charts, 'pipeline')).toEqual([[{ keys: ['pending'], records: 3 }], []]);
  const kinds = await answerOf<Charts>({ ...root, 'accept-language': 'es' }, charts);
  expect(countsOf(kinds.charts, 'online')?.[0]?.titles).toMatchObject([
    { field: 'dev_type', values: expect.arrayContaining([{ value: 'X5', title: 'X5' }]) },
    { field: 'status', values: expect.arrayContaining([{ value: 'online', title: 'En línea' }]) },
  ]);
  const days = await answerOf<StoreCourse>(root, '/statistics/stores/1');
  expect(days.store).toEqual({ id: 1, name: 'Sole on Main' });
  expect([days.points.length, days.points[0]?.from, days.points.at(-1)]).toEqual([
    30,
    '2025-12-17',
    { from: '2026-01-15', reports: 1, customers: 0 },
  ]);
  const months = (await answerOf<StoreCourse>(root, '/statistics/stores/1?by=month')).points;
  expect(months.map(({ from }) => from)).toEqual(lastMonths('2026-01-15', 12));
  expect(months.slice(-3).map(({ reports }) => reports)).toEqual([3, 3, 2]);
});

test('18.4: days begin in the time zone of the caller’s browser, if known', async () => {
  const start = fixture.clock.now;
  const daysIn = async (zone: string) => {
    const headers = { ...(await fixture.signIn('root')), 'time-zone': zone };
    const { today, reports } = await answerOf<Overview>(headers, overview);
    return [today, reports?.today];
  };
  fixture.clock.now = new Date('2026-01-15T23:30:00Z');
  expect(await daysIn('Asia/Tokyo')).toEqual(['2026-01-16', 1]);
  expect(await daysIn('America/New_York')).toEqual(['2026-01-15', 1]);
  expect(await daysIn('Moon/Crater')).toEqual(['2026-01-15', 1]);
  fixture.clock.now = new Date('2026-01-15T01:00:00Z');
  expect(await daysIn('America/New_York')).toEqual(['2026-01-14', 0]);
  fixture.clock.now = start;
});

test('without the right to list, parts are absent, and the course of a store is refused', async () => {
  const clerk = await fixture.signIn('operator');
  expect((await call(clerk, overview)).body.data).toEqual({
    today: '2026-01-15',
    stores: null,
    devices: null,
    reports: null,
    customers: null,
  });
  const drawn = await answerOf<Charts>(clerk, charts);
  expect(drawn.charts.flatMap(({ counts }) => counts)).toEqual(
    definedCharts.flatMap(([, chart]) => chart.counts.map(() => null)),
  );
  expect((await call(clerk, '/statistics/stores/1')).status).toBe(403);
  expect((await call({}, overview)).status).toBe(401);
  expect((await call({}, charts)).status).toBe(401);
});

test('a wrong store, an unknown period and an unknown parameter are refused', async () => {
  const root = await fixture.signIn('root');
  expect((await call(root, '/statistics/stores/99')).status).toBe(404);
  expect((await call(root, '/statistics/stores/x')).status).toBe(404);
  expect((await call(root, '/statistics/stores/1?by=year')).status).toBe(400);
  expect((await call(root, `${overview}?store=1`)).status).toBe(400);
});

test('numbers omit what hidden fields and other stores contain', async () => {
  const perms = ['biz:report:view', 'biz:store:view'];
  const numbersOf = (changes: ActorChanges) =>
    new Numbers(fixture.context, actorWith({ perms, ...changes }), 'en');
  const hiding = numbersOf({ fields: { report: { hidden: ['dev_type', 'store'] } } });
  const found = await chartAnswers(hiding);
  const hidden = (name: string) => countsOf(found, name)?.[0] === null;
  expect(['days', 'top', 'tests', 'kinds', 'pipeline', 'compare', 'online'].filter(hidden)).toEqual([
    'top',
    'tests',
    'compare',
    'online',
  ]);
  expect(await overviewOf(hiding)).toMatchObject({
    stores: { total: 1, today: null, yesterday: null },
    devices: null,
  });
  const course = (numbers: Numbers) => storeCourseOf(fixture.database.kysely, numbers, 1, 'day');
  await expect(course(hiding)).rejects.toMatchObject({ error: 'fieldForbidden' });
  await expect(course(numbersOf({ utype: 3, store: 2, scope: 'store' }))).rejects.toMatchObject({
    error: 'notFound',
  });
  expect((await course(numbersOf({ utype: 2, pcode: 'P1', scope: 'partner' }))).points.at(-1)?.reports).toBe(
    1,
  );
});

test('20.2: a chart that names an unknown entity, rollup or column is refused at the start, with its file', () => {
  const { model } = fixture.context;
  const without = (name: string) => ({
    ...model,
    entities: new Map([...model.entities].filter(([one]) => one !== name)),
  });
  expect(() => assertCharts(model)).not.toThrow();
  expect(() => assertCharts(without('message'))).toThrow(
    'src/footwork/dashboard/model/charts/powerOns.ts: no entity is named "message"',
  );
  const version = model.entities.get('version');
  if (!version) throw new Error('The product has versions.');
  const withoutRollups = { ...model, entities: new Map([...model.entities, ['message', version]]) };
  expect(() => assertCharts(withoutRollups)).toThrow('message has no rollup "dailyByStore"');
});
