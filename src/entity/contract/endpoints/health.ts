import { defineEndpoint } from '../endpoint';
import { object, text } from '../json-schema';

const response = object({ status: text });

export const getHealth = defineEndpoint('health', 'GET', '/health', {
  summary: 'The same as /health/ready',
  principal: 'public',
  response,
  errors: [503],
});

export const getReadiness = defineEndpoint('ready', 'GET', '/health/ready', {
  summary: 'Whether requests are served: the database can be reached',
  principal: 'public',
  response,
  errors: [503],
});

export const getLiveness = defineEndpoint('live', 'GET', '/health/live', {
  summary: 'Whether the server runs, whatever its database does',
  principal: 'public',
  response,
});
