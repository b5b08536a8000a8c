import { defineEndpoint } from '../endpoint';
import { object, text } from '../json-schema';

export const getHealth = defineEndpoint({
  name: 'health',
  method: 'GET',
  path: '/health',
  summary: 'Whether requests are served',
  principal: 'public',
  response: object({ status: text }),
});
