import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { AppError } from '../../../schema/contract/app-error';
import { getDeclaration, getOpenapi } from '../../../schema/contract/endpoints/description';
import { type Admission, handlerFor } from '../../http/handle';
import { openapiDocument } from './document';

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** `/openapi.json` and `/schemas/{entity}.json`. They hold no data, so every account can read them. */
export default function descriptionEndpoints(context: Admission): FastifyPluginAsync {
  const { entities } = context.model;
  return async (app) => {
    const handle = handlerFor(app, context);
    let document: string | undefined;

    handle(getOpenapi, async ({ reply }) => {
      document ??= JSON.stringify(openapiDocument(context.model));
      return answer(reply, document);
    });

    handle(getDeclaration, async ({ params, reply }) => {
      const entity = entities.get(params.entity);
      if (!entity) throw new AppError('notFound');
      return answer(reply, JSON.stringify({ $schema: draft, ...entity.schema }));
    });
  };
}

/** Tools read these documents, so they come without an envelope. */
function answer(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}
