import type { FastifyPluginAsync } from 'fastify';
import { getMetrics } from '../../entity/contract/endpoints/metrics';
import type { AppContext } from '../context';
import { handlerFor } from '../http/handle';

/** For Prometheus, or whoever looks after the server. */
export default function metricsEndpoints(context: AppContext): FastifyPluginAsync {
  return async (app) =>
    handlerFor(app, context)(getMetrics, async ({ reply }) =>
      reply.type('text/plain; version=0.0.4; charset=utf-8').send(await context.metrics.print()),
    );
}
