import compress from '@fastify/compress';
import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from './context';
import { entityRoutes } from './entity/entity-routes';
import { byClock } from './http/clock';
import { assertOwnPassword } from './http/permission';
import { validatorCompiler } from './http/validator-compiler';

const handlers = import.meta.glob<(context: AppContext) => FastifyPluginAsync>(
  ['./**/*-endpoints.ts', '#app/*/server/**/*-endpoints.ts'],
  { eager: true, import: 'default' },
);

/** Every endpoint: those with a definition, and those of the entities. */
export function endpoints(context: AppContext): FastifyPluginAsync {
  return async (app) => {
    await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] });
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    app.setValidatorCompiler(validatorCompiler);
    for (const handlersOf of Object.values(handlers)) await app.register(handlersOf(context));
    await app.register(recordRoutes(context));
  };
}

/** The derived routes of all entities, for accounts. */
function recordRoutes(context: AppContext): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request) => {
      request.actor = byClock(await context.sessions.actorOf(request.headers.authorization), request);
      assertOwnPassword(request.actor);
    });
    for (const entity of context.model.entities.values()) {
      await entityRoutes(app, context, entity);
    }
  };
}
