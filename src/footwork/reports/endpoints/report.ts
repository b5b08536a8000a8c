import { defineEndpoint } from '#engine/schema/contract/endpoint';
import {
  anyObject,
  array,
  id,
  object,
  text,
  time,
  titled,
  type ValueOf,
} from '#engine/schema/contract/json-schema';

/** A finding as the reason for a recommendation. */
const finding = object(
  {
    key: { ...text, description: 'Such as flatArch.' },
    level: { type: 'string', enum: ['note', 'watch', 'specialist'] },
    quantity: { ...text, description: 'The quantity that gives the reason, such as archIndex.' },
    value: { type: 'number' },
    unit: text,
    steps: { type: 'integer', description: 'Complete steps that it rests on; 0 where nobody walked.' },
  },
  {
    side: { type: 'string', enum: ['left', 'right'] },
    region: { ...text, description: 'Of the foot, such as hallux.' },
  },
);

const recommended = object({
  product: { title: 'commodity', ...anyObject },
  reasons: {
    ...array(
      object({
        need: { ...text, description: 'One of the needs of the product.' },
        findings: array(finding),
      }),
    ),
    description:
      'Empty where the report has no measurement, no need follows from it, or no product meets one: the list is then that of everybody.',
  },
});

export type Recommended = ValueOf<typeof recommended>;

export const getRecommendations = defineEndpoint('recommendations', 'GET', '/reports/:id/recommendations', {
  summary:
    'Up to four recommended products that fit the measurement of a report, those chosen by its store first, each with the reasons; only products that the caller may see',
  entity: 'report',
  permission: 'report.show',
  params: object({ id }),
  response: array(recommended),
  reads: ['report', 'commodity', 'store-config'],
});

export const getReportAnalysis = defineEndpoint('report.analysis', 'GET', '/reports/:id/analysis', {
  summary:
    'What follows from the measurement of a report: values with their deviation and number of steps, findings with their reference ranges; null where it has none, or the caller may not see it',
  entity: 'report',
  permission: 'report.show',
  params: object({ id }),
  response: { ...anyObject, type: ['object', 'null'] },
  reads: ['report', 'customer'],
});

const nullableNumber = { type: ['number', 'null'] } as const;

/** The person of a report, as far as the caller may see it. An evaluated report shows the facts at its evaluation. */
export const reportPerson = titled(
  'ReportPerson',
  object({
    name: { type: ['string', 'null'] },
    age: { ...nullableNumber, description: 'Years, when measured.' },
    sex: { type: ['string', 'null'], enum: ['female', 'male', null] },
    height_cm: nullableNumber,
    weight_kg: nullableNumber,
    shoe_size: { ...nullableNumber, description: 'EU.' },
  }),
);

export type ReportPerson = ValueOf<typeof reportPerson>;

export const getReportHead = defineEndpoint('report.head', 'GET', '/reports/:id/head', {
  summary: 'The customer of a report, and who hands it over',
  entity: 'report',
  permission: 'report.show',
  params: object({ id }),
  response: object({
    person: reportPerson,
    specialist_here: { type: 'boolean', description: 'Whether specialists work in its store.' },
    time_zone: {
      type: ['string', 'null'],
      description: 'IANA time zone of its store; null where the caller may not see it.',
    },
    outdated: {
      type: 'boolean',
      description:
        'Whether something else follows from the measurement today than what the customer of the evaluated report sees.',
    },
  }),
  reads: ['report', 'customer', 'store', 'store-config'],
});

/** The permission to import recordings of another maker's device as a report. */
export const importPermission = 'biz:report:import';

export const importRecordings = defineEndpoint('report.importRecordings', 'POST', '/reports/recordings', {
  summary:
    'Stores pressure recordings that were read from the export of another device as a dynamic report of a customer, at the store of the customer',
  entity: 'report',
  permission: importPermission,
  bodyLimit: 2 * 1024 * 1024,
  body: object({
    customer: id,
    detection_time: time,
    measurement: { ...anyObject, description: 'As the field of a dynamic report, see the entity report.' },
  }),
  response: object({ id, report_number: text }),
  idempotent: true,
  changes: ['report'],
});
