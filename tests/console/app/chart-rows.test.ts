import { beforeEach, expect, test } from 'vitest';
import { words } from '../../../src/engine/console/i18n/words';
import type { ChartCount } from '../../../src/footwork/dashboard/endpoints/statistic';
import { type Count, defineChart } from '../../../src/footwork/dashboard/model/chart';
import { chartData } from '../../../src/footwork/dashboard/pages/dashboard/chart-rows';
import dashboard from '../../../src/footwork/dashboard/pages/dashboard/words/en.json';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  await englishConsole();
  words.addResourceBundle('en', 'translation', dashboard, true, true);
});

const report = {
  entity: 'report',
  rollup: 'dailyByKind',
  last: { day: 'detection_time', days: 3 },
  rows: 'detection_time',
  counted: 'reports',
} satisfies Count;

type Groups = ChartCount['groups'];
type Titles = ChartCount['titles'];

function drawn(
  counts: readonly [Count, ...Count[]],
  groups: readonly (Groups | null)[],
  titles: Titles = [],
) {
  const answer = groups.map((found) => found && { groups: found, titles });
  const given = { t: words.t, language: 'en', places: [], today: '2026-01-15' };
  return chartData(given, defineChart({ order: 1, kind: 'column', counts }), { name: 'x', counts: answer });
}

test('20.2: each day is a row of the chart, also one without records', () => {
  expect(drawn([report], [[{ keys: ['2026-01-14'], records: 4 }]])).toMatchObject({
    rowTitle: 'Day',
    series: ['Reports'],
    rows: [
      { key: '2026-01-13', label: 'Jan 13', values: [0] },
      { key: '2026-01-14', label: 'Jan 14', values: [4] },
      { key: '2026-01-15', label: 'Jan 15', values: [0] },
    ],
  });
});

test('20.2: the values of a second field are the series, with the titles and in the order of the declaration', () => {
  const groups = [
    { keys: ['FMP', 'offline'], records: 1 },
    { keys: ['X5', 'offline'], records: 2 },
    { keys: ['X5', 'online'], records: 3 },
    { keys: [null, 'offline'], records: 1 },
  ];
  const titles = [
    {
      field: 'dev_type',
      values: [
        { value: 'X5', title: 'Plate X5' },
        { value: 'FMP', title: 'FMP' },
      ],
    },
    {
      field: 'status',
      values: [
        { value: 'offline', title: 'Offline' },
        { value: 'online', title: 'Online' },
      ],
    },
  ];
  const { last: _, ...always } = report;
  const online = {
    ...always,
    rows: 'dev_type',
    rowTitle: 'type',
    series: { field: 'status', values: ['online', 'offline'] },
  };
  const rows = { ...online, series: { field: 'status' } };
  expect(drawn([rows], [groups], titles)?.series).toEqual(['Offline', 'Online']);
  expect(drawn([online], [groups], titles)).toMatchObject({
    rowTitle: 'Type',
    series: ['Online', 'Offline'],
    rows: [
      { key: 'X5', label: 'Plate X5', values: [3, 2] },
      { key: 'FMP', label: 'FMP', values: [0, 1] },
      { key: 'null', label: 'Unknown', values: [0, 1] },
    ],
  });
});

test('20.2: a comparison separates the days before from the last ones', () => {
  const groups = [
    { keys: ['FMP', '2026-01-12'], records: 5 },
    { keys: ['FMP', '2026-01-13'], records: 7 },
  ];
  expect(drawn([{ ...report, rows: 'dev_type', isCompared: true }], [groups])).toMatchObject({
    series: ['Last 7 days', '7 days before'],
    rows: [{ label: 'FMP', values: [7, 5] }],
  });
});

test('20.2: the row of a referenced record has its label, or its number', () => {
  const groups = [
    { keys: ['3'], label: 'Sole on Main', records: 9 },
    { keys: ['4'], label: null, records: 8 },
  ];
  const rows = drawn([{ ...report, rows: 'store', most: 10 }], [groups])?.rows;
  expect(rows?.map(({ label }) => label)).toEqual(['Sole on Main', '#4']);
});

test('20.2: steps add up what they name; a count that the account may not see has none', () => {
  const steps = [
    { name: 'orders' },
    { name: 'paid', isNot: 'pending_payment' },
    { name: 'shipped', is: 'shipped' },
  ];
  const ordered = { ...report, rows: 'status', steps };
  const groups = [
    { keys: ['pending_payment'], records: 1 },
    { keys: ['in_production'], records: 2 },
    { keys: ['shipped'], records: 4 },
  ];
  const hidden = { ...report, rows: 'evaluation', steps: [{ name: 'reports' }] };
  expect(
    drawn([hidden, ordered], [null, groups])?.rows.map(({ label, values }) => [label, ...values]),
  ).toEqual([
    ['Ordered', 7],
    ['Paid', 6],
    ['Shipped', 4],
  ]);
  expect(drawn([hidden], [null])).toBeNull();
});
