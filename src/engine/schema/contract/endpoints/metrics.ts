import { defineEndpoint } from '../endpoint';

export const getMetrics = defineEndpoint('metrics', 'GET', '/metrics', {
  summary: 'Metrics of this server, in the text format of Prometheus',
  permission: 'sys:server:metrics',
  answers: 'text/plain',
});
