import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../schema/contract/app-error';
import { getHealth, getLiveness, getReadiness } from '../../schema/contract/endpoints/health';
import type { Database } from '../database/database';
import { type Admission, handlerFor } from './handle';
import { Readiness } from './readiness';

/** For load balancers and supervisors. A stopping server is alive, but no longer ready. */
export default function healthEndpoints(
  context: Admission & { readonly database: Database },
): FastifyPluginAsync {
  return async (app) => {
    const handle = handlerFor(app, context);
    const readiness = new Readiness(context.database, app.log);

    for (const endpoint of [getHealth, getReadiness]) {
      handle(endpoint, async () => {
        if (app.stopping) throw new AppError('busy');
        await readiness.assertReady();
        return { status: 'ready' };
      });
    }

    handle(getLiveness, async () => ({ status: 'alive' }));
  };
}
