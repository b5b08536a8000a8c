import { defineEndpoint } from '#engine/schema/contract/endpoint';
import {
  array,
  id,
  nullableText,
  object,
  text,
  time,
  type ValueOf,
} from '#engine/schema/contract/json-schema';

/** Maximum number of reports of a customer that are read: enough for years of visits. */
export const fusionLimit = 24;

const numbers = { type: 'object', additionalProperties: { type: 'number' } } as const;

const facts = {
  id,
  report_number: text,
  type: text,
  detection_time: time,
  time_zone: {
    ...nullableText,
    description: 'IANA time zone of its store; null where the caller may not see it.',
  },
};
const unmeasured = object(facts);
const report = object({
  ...facts,
  surface: { ...nullableText, description: 'plate or insole; null of a posture.' },
  age: { type: ['integer', 'null'], description: 'Of the customer when measured.' },
  dev_type: nullableText,
  left: { ...numbers, description: 'Of the left foot or leg, by the name of the quantity.' },
  right: numbers,
  person: numbers,
  scores: { ...numbers, description: 'From 0 to 100, by group of quantities.' },
});

const fusion = object({
  customer: object({ id, name: nullableText }),
  reports: {
    ...array(report),
    description: `The latest ${fusionLimit} with a measurement, the newest first.`,
  },
  unmeasured: { ...array(unmeasured), description: 'Those between them without one.' },
});

export type FusionReport = ValueOf<typeof report>;
export type UnmeasuredReport = ValueOf<typeof unmeasured>;

export const getFusion = defineEndpoint('customer.fusion', 'GET', '/customers/:id/fusion', {
  summary: 'What the measurements of a customer show, of all device types together',
  entity: 'customer',
  tags: ['customer'],
  permission: ['customer.show', 'report.list'],
  params: object({ id }),
  response: fusion,
  errors: [404],
  reads: ['customer', 'report', 'store'],
});
