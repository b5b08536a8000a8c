import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { consolePolicy } from './security';
import { startPage } from './start-page';

/** The built console, from files that were compressed by the build. Files named by their content never change. */
export function consoleFiles(folder: string): FastifyPluginAsync {
  return async (app) => {
    await app.register(startPage(folder));
    await app.register(fastifyStatic, {
      ...filesCached('no-cache'),
      root: folder,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', 'index.html', 'assets/**'],
    });
    // One route for all of them: there are several for each entity.
    await app.register(fastifyStatic, {
      ...filesCached('public, max-age=31536000, immutable'),
      root: join(folder, 'assets'),
      prefix: '/assets/',
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
    });
  };
}

function filesCached(cacheControl: string) {
  return {
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply) {
      reply.header('content-security-policy', consolePolicy);
      reply.header('cache-control', cacheControl);
    },
  } satisfies Partial<FastifyStaticOptions>;
}
