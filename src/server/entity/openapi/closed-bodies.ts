import type { ValidateFunction } from 'ajv/dist/2020';
import type { FastifyInstance } from 'fastify';
import { type Issue, issuesOf } from '../../../entity/contract/issue';
import type { Model } from '../../../entity/declaration/model';
import { compileAlone } from '../../../entity/write/validator';
import { invalid } from '../../http/invalid';
import { openapiDocument } from './document';
import type { Method, Operation, Paths, Schema } from './operation';

const nothing: Schema = { type: 'object' };

/**
 * From now on, a route takes no other body than the one that `/openapi.json` tells of it, and refuses with a
 * 422 what it does not know. Records are checked by their entity, which has better words for what is wrong.
 */
export function closeBodies(app: FastifyInstance, model: Model): void {
  const paths: Paths = openapiDocument(model).paths;
  app.addHook('onRoute', (route) => {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    const operation = paths[path]?.[String(route.method).toLowerCase() as Method];
    if (!operation || String(route.method) === 'GET') return;
    const schema = bodySchema(operation);
    if (!schema) return;
    const validate = compileAlone({ additionalProperties: false, ...schema }, false);
    const isOwn = route.config?.wordsOwnBody === true;
    const given = route.preHandler ?? [];
    // Last, so that who may not call the route is told that, whatever the body.
    route.preHandler = [
      ...(Array.isArray(given) ? given : [given]),
      async ({ body }) => {
        const issues = issuesWith(validate, body ?? {});
        const refused = isOwn ? issues.filter(({ rule }) => rule === 'unknownField') : issues;
        if (refused.length > 0) throw invalid(refused);
      },
    ];
  });
}

/** What the body must be, where neither an entity nor a parser of files says so. */
function bodySchema({ requestBody }: Operation): Schema | undefined {
  if (!requestBody) return nothing;
  const schema = requestBody.content['application/json']?.schema;
  return schema && '$ref' in schema ? undefined : schema;
}

function issuesWith(validate: ValidateFunction, body: unknown): readonly Issue[] {
  return validate(body) ? [] : issuesOf(validate.errors ?? [], body);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself says what its body lacks; what it does not know is refused for it. */
    readonly wordsOwnBody?: true;
  }
}
