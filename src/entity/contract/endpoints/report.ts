import { defineEndpoint } from '../endpoint';
import { anyObject, array, id, object, text, type ValueOf } from '../json-schema';

/** Of what is found in a measurement, one thing to mention. */
const advice = object(
  {
    key: { ...text, description: 'Such as flatArch.' },
    level: { type: 'string', enum: ['note', 'attention'] },
    quantity: { ...text, description: 'The quantity that gives the reason, such as archIndex.' },
    value: { type: 'number' },
  },
  { side: { type: 'string', enum: ['left', 'right'] } },
);

const recommended = object({
  product: { title: 'commodity', ...anyObject },
  reasons: {
    ...array(
      object({ need: { ...text, description: 'One of the needs of the product.' }, advice: array(advice) }),
    ),
    description:
      'Empty where the report has no measurement, or no product fits it: the list is then that of everybody.',
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
