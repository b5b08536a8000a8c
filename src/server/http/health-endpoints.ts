import type { FastifyPluginAsync } from 'fastify';
import { getHealth } from '../../entity/contract/endpoints/health';
import { type Admission, handlerFor } from './handle';

/** 200 while requests are served; while the server closes, every request is answered with 503. */
export default function healthEndpoints(context: Admission): FastifyPluginAsync {
  return async (app) => handlerFor(app, context)(getHealth, async () => ({ status: 'ready' }));
}
