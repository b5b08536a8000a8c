import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { consolePolicy } from './security';

/** Origins that the console may show inside its page. */
type FramedSites = () => Promise<readonly string[]>;

/**
 * Serves the built console from files that the build compressed. Files with a content hash in their name never change.
 */
export function consoleFiles(folder: string, framed: FramedSites): FastifyPluginAsync {
  return async (app) => {
    await app.register(startPage(folder, 'index.html', ['/', '/index.html'], framed));
    for (const file of await readdir(folder)) {
      const [, name] = /^(.*)\.html$/.exec(file) ?? [];
      if (name !== undefined && name !== 'index') await app.register(startPage(folder, file, [`/${name}`]));
    }
    await app.register(fastifyStatic, {
      ...filesCached('no-cache'),
      root: folder,
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', '*.html', 'assets/**'],
    });
    // One wildcard route: there are several files per entity.
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
      reply.header('content-security-policy', consolePolicy());
      reply.header('cache-control', cacheControl);
    },
  } satisfies Partial<FastifyStaticOptions>;
}

/** Serves a page as it was when the server started: a later build names files that this server does not have. */
function startPage(
  folder: string,
  file: string,
  urls: readonly string[],
  framed?: FramedSites,
): FastifyPluginAsync {
  return async (app) => {
    const read = (ending: string) => readFile(join(folder, `${file}${ending}`));
    const [plain, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')]);
    for (const url of urls) {
      app.get(url, async ({ headers }, reply) => {
        const policy = consolePolicy(await framed?.());
        // The ETag covers the policy, too: a 304 would keep the earlier policy.
        const etag = `"${createHash('sha256').update(plain).update(policy).digest('base64url')}"`;
        reply.headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy,
          'cache-control': 'no-cache',
          vary: 'accept-encoding',
          etag,
        });
        if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
        const accepted = String(headers['accept-encoding'] ?? '').split(/[\s,]+/);
        if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(br);
        if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(gzip);
        return reply.send(plain);
      });
    }
  };
}
