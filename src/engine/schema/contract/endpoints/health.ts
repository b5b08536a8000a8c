import { defineEndpoint } from '../endpoint';
import { object, text } from '../json-schema';

const probe = { principal: 'public', anyQuery: true, response: object({ status: text }) } as const;

export const getHealth = defineEndpoint('health', 'GET', '/health', {
  ...probe,
  summary: 'The same as /health/ready',
  errors: [503],
});

export const getReadiness = defineEndpoint('ready', 'GET', '/health/ready', {
  ...probe,
  summary: 'Whether requests are served: the database can be reached',
  errors: [503],
});

export const getLiveness = defineEndpoint('live', 'GET', '/health/live', {
  ...probe,
  summary: 'Whether the server runs, whatever its database does',
});
