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

/** A total; `today` and `yesterday` are null if the caller cannot list the counted records. */
export type StatisticTotal = ValueOf<typeof total>;

export type Overview = ValueOf<typeof overview>;
export type Activity = ValueOf<typeof activity>;
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
  days: part({ ...array(object({ day, reports: integer })), description: 'The last 10 days.' }),
  topStores: part({
    ...array(object({ store: id, name: nullableText, reports: integer })),
    description: 'The 10 stores with the most reports of the last 30 days.',
  }),
});

const activity = object({
  days: { ...array(day), description: 'The last 7 days, to which the lists of numbers below belong.' },
  tests: part({
    ...array(object({ type: nullableText, days: array(integer), before: integer })),
    description: 'Reports by type of device; `before`: those of the 7 days before.',
  }),
  kinds: part({
    ...array(object({ type: text, reports: integer })),
    description: 'Reports of the last 30 days by type of report.',
  }),
  powerOns: part(array(integer)),
  online: part(array(object({ type: text, online: integer, offline: integer }))),
  measured: part({
    ...object({ reports: integer, evaluated: integer }),
    description: 'Reports of the last 30 days, and those of them that are evaluated.',
  }),
  ordered: part({
    ...object({ orders: integer, paid: integer, shipped: integer }),
    description: 'Orders of the last 30 days, and those of them that are paid and shipped.',
  }),
});

const storeCourse = object({
  store: object({ id, name: nullableText }),
  points: array(object({ from: day, reports: integer, customers: nullableInteger })),
});

const tags = ['statistics'];

export const getOverview = defineEndpoint('statistics.overview', 'GET', '/statistics/overview', {
  summary: 'Totals with today and yesterday, the reports of the last 10 days, and the stores with the most',
  tags,
  response: overview,
  reads: ['store', 'device', 'report', 'customer'],
});

export const getActivity = defineEndpoint('statistics.activity', 'GET', '/statistics/activity', {
  summary: 'What devices did in the last 7 days, and the way from reports to shipped orders in the last 30',
  tags,
  response: activity,
  reads: ['device', 'message', 'report', 'order'],
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
