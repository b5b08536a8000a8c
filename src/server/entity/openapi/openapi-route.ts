import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ServerContext } from '../context';
import { openapiDocument } from './document';

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** `/openapi.json` and `/schemas/{entity}.json`. They hold no data: whoever is signed in may read them. */
export function openapiRoutes({ model }: Pick<ServerContext, 'model'>): FastifyPluginAsync {
  return async (app) => {
    let document: string | undefined;
    app.get('/openapi.json', async (_request, reply) => {
      document ??= JSON.stringify(openapiDocument(model));
      return answer(reply, document);
    });
    for (const { name, schema } of model.entities.values()) {
      const declaration = JSON.stringify({ $schema: draft, ...schema });
      app.get(`/schemas/${name}.json`, async (_request, reply) => answer(reply, declaration));
    }
  };
}

/** Tools read these documents, so they come without an envelope. */
function answer(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}
