import { defineEndpoint } from '../endpoint';

export const getMetrics = defineEndpoint({
  name: 'metrics',
  method: 'GET',
  path: '/metrics',
  summary: 'Metrics of this server, in the text format of Prometheus',
  permission: 'sys:server:metrics',
  answers: 'text/plain',
});
