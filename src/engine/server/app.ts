import fastify, { type FastifyInstance } from 'fastify';
import { acceptedLanguage, customerLanguages } from '../schema/contract/language';
import type { AppContext } from './context';
import { endpoints } from './endpoints';
import { reservePluralPaths } from './entity/reserve-plural-paths';
import { guideRoutes } from './guide/guide-routes';
import { AccessLog, logSerializers } from './http/access-log';
import { setBodyParser } from './http/body-parser';
import { answerClientError } from './http/client-error';
import { reserveEndpointNames } from './http/endpoint-names';
import { errorHandler } from './http/errors';
import { defaultBodyLimit } from './http/handle';
import { setNotFound } from './http/not-found';
import { requestIdOf } from './http/request-id';
import { securityHeaders, transportSecurity } from './http/security';
import { consoleFiles } from './http/static';
import { makeStoppable } from './http/stop';
import { assertReadableUrl } from './http/text-check';
import { FramedSites } from './menus/framed-sites';

export interface AppOptions {
  /** Folder of the built console; if undefined, only endpoints are served. */
  readonly consoleFolder?: string;
  /** Undefined: no log. */
  readonly log?: { readonly level: string; readonly stream?: { write(line: string): void } };
  /** Number of trusted proxies in front of the server; they report the caller's IP address. */
  readonly proxies?: number;
}

/** The whole server, without port and database, which the caller opens and closes. */
export async function buildApp(context: AppContext, options: AppOptions = {}): Promise<FastifyInstance> {
  const answerError = errorHandler(context.model);
  const proxies = options.proxies ?? 0;
  const app = fastify({
    bodyLimit: defaultBodyLimit,
    clientErrorHandler: answerClientError,
    // Errors before routing: invalid percent-encoding, a parameter that is too long.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders, 'x-request-id': request.id });
      answerError(error, request, reply);
    },
    genReqId: requestIdOf,
    // While closing, `makeStoppable` answers with the envelope.
    return503OnClosing: false,
    // Otherwise Node answers a missing Host header itself, without the envelope.
    http: { requireHostHeader: false },
    requestTimeout: 120_000,
    trustProxy: (_address, hop) => hop < proxies,
    logController: new AccessLog(),
    logger: options.log ? { ...options.log, serializers: logSerializers } : false,
  });

  reservePluralPaths(app, context.model);
  reserveEndpointNames(app);
  app.decorateRequest('actor');
  app.decorateRequest('machine');
  app.decorateRequest('language', {
    getter() {
      return acceptedLanguage(this.headers['accept-language'], customerLanguages);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    reply.header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', transportSecurity);
    assertReadableUrl(request.raw.url ?? '');
    done();
  });
  makeStoppable(app);
  context.metrics.observe(app);
  app.setErrorHandler(answerError);
  setNotFound(app);
  setBodyParser(app);

  // Otherwise Node answers an unknown `Expect` header itself, without the envelope. The header can be ignored.
  app.server.on('checkExpectation', app.routing);

  await app.register(guideRoutes);
  await app.register(endpoints(context));
  if (options.consoleFolder) {
    const sites = new FramedSites(context.database);
    await app.register(consoleFiles(options.consoleFolder, () => sites.origins()));
  }
  return app;
}
