import type { FastifyPluginAsync } from 'fastify';
import { actorOfRole } from '../../schema/access/access-matrix';
import { getMetrics } from '../../schema/contract/endpoints/metrics';
import { type Admission, handlerFor } from '../http/handle';
import type { Metrics } from './metrics';

/** The principal of requests with the metrics token. */
const scraper = actorOfRole({ code: '', scope: 'all', perms: [getMetrics.permission], fields: {} });

/** For Prometheus, and for accounts that monitor the server. */
export default function metricsEndpoints(
  context: Admission & { readonly metrics: Metrics },
): FastifyPluginAsync {
  const { metrics, sessions } = context;
  return async (app) =>
    handlerFor(app, context)(
      getMetrics,
      async ({ reply }) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.print()),
      async ({ headers: { authorization } }) =>
        metrics.isScraper(authorization) ? scraper : sessions.actorOf(authorization),
    );
}
