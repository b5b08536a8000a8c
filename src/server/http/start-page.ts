import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { consolePolicy } from './security';

/**
 * The page that the console starts from, as it was when the server started: a build that follows names files
 * in it which this server does not know.
 */
export function startPage(folder: string): FastifyPluginAsync {
  return async (app) => {
    const read = (ending: string) => readFile(join(folder, `index.html${ending}`));
    const [plain, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')]);
    const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
    for (const url of ['/', '/index.html']) {
      app.get(url, async ({ headers }, reply) => {
        reply.headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': consolePolicy,
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
