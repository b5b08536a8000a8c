import { defineEndpoint } from '#engine/schema/contract/endpoint';
import {
  array,
  id,
  integer,
  nullableText,
  object,
  type Schema,
  text,
  type ValueOf,
} from '#engine/schema/contract/json-schema';

/** A total; `today` and `yesterday` are null if the caller cannot read the fields by which they are counted. */
export type StatisticTotal = ValueOf<typeof total>;

export type Overview = ValueOf<typeof overview>;
export type ChartAnswer = ValueOf<typeof charts>['charts'][number];
export type ChartCount = ValueOf<typeof count>;
export type ChartGroup = ValueOf<typeof group>;
export type StoreCourse = ValueOf<typeof storeCourse>;

const day = { ...text, format: 'date' } as const;
const nullableInteger = { type: ['integer', 'null'] } as const;

/** Makes a part of the response nullable: it is null if the caller cannot list the records that it counts. */
function part<const Part extends Schema & { readonly type: string }>(schema: Part) {
  return { ...schema, type: [schema.type, 'null'] as const } as Omit<Part, 'type'> & {
    readonly type: readonly [Part['type'], 'null'];
  };
}

const total = object({ total: integer, today: nullableInteger, yesterday: nullableInteger });

const overview = object({
  today: {
    ...day,
    description:
      'By the clock of the caller: of its store or partner, else the one sent as `Time-Zone`, else UTC.',
  },
  stores: part({ ...total, description: 'All, and those with a report of the day.' }),
  devices: part({ ...total, description: 'All, and those with a report of the day.' }),
  reports: part({ ...total, description: 'All, and those measured on the day.' }),
  customers: part({ ...total, description: 'All, and those added on the day.' }),
});

const group = object(
  {
    keys: {
      ...array(nullableText),
      description: 'The values that these records have in common: of the rows, then of the series.',
    },
    records: integer,
  },
  { label: { ...nullableText, description: 'Of the record that the first key refers to.' } },
);

const count = object({
  groups: array(group),
  titles: {
    ...array(object({ field: text, values: array(object({ value: text, title: text })) })),
    description:
      'Of each field of rows or series with a fixed set of values: these, in the order of its declaration.',
  },
});

const charts = object({
  today: day,
  charts: array(
    object({
      name: text,
      counts: {
        ...array(part(count)),
        description: 'The groups of each count of the chart; null if the caller may not see them.',
      },
    }),
  ),
});

const storeCourse = object({
  store: object({ id, name: nullableText }),
  points: array(object({ from: day, reports: integer, customers: nullableInteger })),
});

const tags = ['statistics'];

export const getOverview = defineEndpoint('statistics.overview', 'GET', '/statistics/overview', {
  summary: 'Totals, with the numbers of today and yesterday',
  tags,
  response: overview,
  reads: ['store', 'device', 'report', 'customer'],
});

export const getCharts = defineEndpoint('statistics.charts', 'GET', '/statistics/charts', {
  summary: 'The numbers of the charts of the dashboard',
  tags,
  response: charts,
  isWorded: true,
  reads: ['device', 'message', 'report', 'order', 'store'],
});

export const getStoreCourse = defineEndpoint('statistics.store', 'GET', '/statistics/stores/:id', {
  summary: 'Reports and new customers of a store: of each of the last 30 days, or of the last 12 months',
  tags,
  permission: ['store.list', 'report.list'],
  params: object({ id }),
  query: object({}, { by: { type: 'string', enum: ['day', 'month'], default: 'day' } }),
  response: storeCourse,
  errors: [404],
  reads: ['store', 'report', 'customer'],
});
