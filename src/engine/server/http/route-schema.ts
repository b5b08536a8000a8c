import type { FastifySchema } from 'fastify';
import type { Endpoint } from '../../schema/contract/endpoint';
import { object, type Schema, text } from '../../schema/contract/json-schema';

const nothing = object({});

/** The schema with which Fastify validates calls of an endpoint and serializes its responses. */
export function routeSchema(endpoint: Endpoint): FastifySchema {
  const { method, params = nothing, query = nothing, answers, response = { type: 'null' } } = endpoint;
  return {
    params,
    ...(!endpoint.anyQuery && { querystring: query }),
    ...(method !== 'GET' && takesJson(endpoint) && { body: bodySchema(endpoint) }),
    ...(answers === undefined && { response: { 200: envelopeOf(response) } }),
  };
}

function takesJson({ accepts }: Endpoint): boolean {
  return accepts?.includes('application/json') ?? true;
}

function bodySchema({ body = nothing, checksOwnBody }: Endpoint): Schema {
  if (!checksOwnBody) return body;
  const names = Object.keys(body.properties as Schema);
  return object({}, Object.fromEntries(names.map((name) => [name, {}])));
}

function envelopeOf(data: Schema): Schema {
  return object({ code: { type: 'integer' }, msg: text, data });
}
