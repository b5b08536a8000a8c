import type { FastifyInstance } from 'fastify';
import { type EntityEndpoint, entityEndpoints } from '../../schema/entity-endpoints/entity-endpoints';
import { importLimit } from '../../schema/entity-endpoints/writing';
import type { Entity } from '../../schema/model/entity';
import { assertPermitted } from '../http/permission';
import type { ServerContext } from './context';
import type { EntityHandlers, EntityRoute } from './entity-handlers';
import { readHandlers } from './read/read-handlers';
import { acceptCsv } from './write/import/csv-file';
import { assertCanBatch, writeHandlers } from './write/write-handlers';

/** Registers the routes of the entity's endpoints, for accounts. An endpoint with a definition of its own keeps it. */
export async function entityRoutes(
  app: FastifyInstance,
  context: ServerContext,
  entity: Entity,
): Promise<void> {
  const handlers: EntityHandlers = { ...readHandlers(context, entity), ...writeHandlers(context, entity) };
  const route = (scope: FastifyInstance, endpoint: EntityEndpoint) => {
    const { method, path: url, bodyLimit, call } = endpoint;
    scope.route<EntityRoute>({
      method,
      url,
      ...(bodyLimit !== undefined && { bodyLimit }),
      config: { endpoint },
      // Before the body is read.
      onRequest: ({ actor }, _reply, done) => {
        if (call === 'batch') assertCanBatch(actor, entity);
        else assertPermitted(actor, endpoint, context.model);
        done();
      },
      handler: (request, reply) =>
        endpoint.call === 'action'
          ? handlers.action(request, reply, endpoint.action)
          : handlers[endpoint.call](request, reply),
    });
  };
  for (const endpoint of entityEndpoints(entity)) {
    const { method, path: url, call } = endpoint;
    if (app.hasRoute({ method, url })) continue;
    if (call !== 'import') route(app, endpoint);
    else {
      await app.register(async (scope) => {
        await acceptCsv(scope, importLimit);
        route(scope, endpoint);
      });
    }
  }
}
