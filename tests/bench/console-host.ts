import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { freePort } from '../support/free-port';

/** Serves one build of the console and passes every call on to the API, so that two builds can be compared. */
export async function hostConsole(folder: string, api: string) {
  const app = Fastify();
  await app.register(fastifyStatic, { root: resolve(folder), preCompressed: true, wildcard: false });
  app.all('/*', async (request, reply) => {
    const { authorization } = request.headers;
    const gone = new AbortController();
    // An event stream lasts until its page is closed.
    reply.raw.once('close', () => gone.abort());
    const answer = await fetch(`${api}${request.url}`, {
      method: request.method,
      headers: { ...(authorization && { authorization }), 'accept-language': 'en' },
      signal: gone.signal,
    });
    const type = answer.headers.get('content-type') ?? 'application/json';
    return reply
      .code(answer.status)
      .type(type)
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  const url = await app.listen({ port: await freePort(), host: '127.0.0.1' });
  return { url, close: () => app.close() };
}
