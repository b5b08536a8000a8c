import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '#engine/server/context';
import { handlerFor } from '#engine/server/http/handle';
import { getFusion } from '../endpoints/fusion';
import { customerFusion } from './customer-fusion';

/** What the reports of one customer show together. */
export default function fusionEndpoints(context: AppContext): FastifyPluginAsync {
  return async (app) => {
    handlerFor(app, context)(getFusion, ({ actor, params }) => customerFusion(context, actor, params.id));
  };
}
