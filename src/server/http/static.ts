import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { consolePolicy } from './security';
import { startPage } from './start-page';

/** The built console, from files that were compressed by the build. Files named by their content never change. */
export function consoleFiles(folder: string): FastifyPluginAsync {
  return async (app) => {
    await app.register(startPage(folder));
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('content-security-policy', consolePolicy);
        reply.header(
          'cache-control',
          isNamedByContent(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  };
}

function isNamedByContent(path: string): boolean {
  return /[\\/]assets[\\/]/.test(path);
}
