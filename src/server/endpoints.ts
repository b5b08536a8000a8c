import compress from '@fastify/compress';
import type { FastifyPluginAsync } from 'fastify';
import { accessRoutes } from './access/access-routes';
import { partnerConfigRoutes } from './access/partner-config-routes';
import { loginRoutes } from './accounts/login-routes';
import type { AppContext } from './context';
import { closeBodies } from './entity/openapi/closed-bodies';
import { openapiRoutes } from './entity/openapi/openapi-route';
import { readRoutes } from './entity/read/read-routes';
import { totalsRoute } from './entity/read/totals-route';
import { writeRoutes } from './entity/write/write-routes';
import { eventRoutes } from './events/event-routes';
import { fileRoutes } from './files/file-routes';
import { assertOwnPassword } from './http/own-password';
import { validatorCompiler } from './http/validator-compiler';
import { draftRoutes } from './menus/draft-routes';
import { liveTreeRoutes } from './menus/live-tree-routes';
import { revisionRoutes } from './menus/revision-routes';
import { noticeRoutes } from './notices/notice-routes';

/** The handlers of every endpoint that has a definition. */
const handlers = import.meta.glob<(context: AppContext) => FastifyPluginAsync>('./**/*-endpoints.ts', {
  eager: true,
  import: 'default',
});

/** Every endpoint but the health check. */
export function endpoints(context: AppContext): FastifyPluginAsync {
  return async (app) => {
    await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] });
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    app.setValidatorCompiler(validatorCompiler);
    for (const handlersOf of Object.values(handlers)) await app.register(handlersOf(context));
    closeBodies(app, context.model);
    await app.register(loginRoutes(context));
    await app.register(fileRoutes(context));
    await app.register(eventRoutes(context));
    await app.register(signedIn(context));
  };
}

/** What only an account may call. */
function signedIn(context: AppContext): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request) => {
      request.actor = await context.sessions.actorOf(request.headers.authorization);
      assertOwnPassword(request.actor);
    });
    await app.register(accessRoutes(context));
    await app.register(partnerConfigRoutes(context));
    await app.register(liveTreeRoutes(context));
    await app.register(draftRoutes(context));
    await app.register(revisionRoutes(context));
    await app.register(noticeRoutes(context));
    await app.register(totalsRoute(context));
    await app.register(openapiRoutes(context));
    for (const entity of context.model.entities.values()) {
      await app.register(async (routes) => {
        routes.entity = entity;
        await routes.register(readRoutes(context, entity));
        await routes.register(writeRoutes(context, entity));
      });
    }
  };
}
