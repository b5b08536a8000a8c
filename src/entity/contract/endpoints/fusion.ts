import { defineEndpoint } from '../endpoint';
import { array, id, nullableText, object, text, time, type ValueOf } from '../json-schema';

/** The most reports of a customer that are read: enough for years of visits. */
export const fusionLimit = 24;

const numbers = { type: 'object', additionalProperties: { type: 'number' } } as const;

const report = object({
  id,
  report_number: text,
  type: text,
  surface: { ...nullableText, description: 'plate or insole; null of a posture.' },
  age: { type: ['integer', 'null'], description: 'Of the customer when measured.' },
  dev_type: nullableText,
  detection_time: time,
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
});

export type FusionReport = ValueOf<typeof report>;

export const getFusion = defineEndpoint('customer.fusion', 'GET', '/customers/:id/fusion', {
  summary: 'What the measurements of a customer show, of all device types together',
  entity: 'customer',
  tags: ['customer'],
  permission: ['customer.show', 'report.list'],
  params: object({ id }),
  response: fusion,
  errors: [404],
  reads: ['customer', 'report'],
});
