import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Actor } from '../../schema/access/actor';
import type { MachinePrincipal } from '../../schema/access/principal';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../../schema/contract/endpoint';
import type { CustomerLanguage } from '../../schema/contract/language';
import type { Model } from '../../schema/declaration/model';
import { byClock } from './clock';
import { assertCallable } from './endpoint-fault';
import { ok } from './envelope';
import { type IdempotencyKey, idempotencyKey } from './idempotency-key';
import { assertOwnPassword, assertPermitted } from './permission';
import type { Principals } from './principals';
import { routeSchema } from './route-schema';

/** In bytes, for endpoints that declare no limit. */
export const defaultBodyLimit = 64 * 1024;

/** A request that was validated against the definition of its endpoint. */
export interface Call<E extends Endpoint> {
  /** The calling account; unset where the endpoint is public or for machines. */
  readonly actor: Actor;
  /** The calling machine; unset where the endpoint is not for machines. */
  readonly machine: MachinePrincipal;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly language: CustomerLanguage;
  /** The caller's `Idempotency-Key`, where the endpoint accepts one; see `onceUnder`. */
  readonly key: IdempotencyKey | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The `data` of the envelope, or Fastify's reply for an endpoint with another media type. */
export type AnswerOf<E extends Endpoint> = E extends { readonly answers: string }
  ? FastifyReply
  : ResponseOf<E>;

/** Identifies the calling account; throws where that fails. */
type Authenticate = (request: FastifyRequest) => Promise<Actor>;

export type Handle = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<NoInfer<E>>) => Promise<NoInfer<AnswerOf<E>>>,
  /** Default: by the `Authorization` header. */
  authenticate?: Authenticate,
) => void;

/** The services by which a route identifies and authorises its callers. */
export interface Admission {
  readonly model: Model;
  readonly sessions: { actorOf(authorization: string | undefined): Promise<Actor> };
  readonly principals: ReturnType<Principals>;
}

/** Registers the route of an endpoint with everything that its definition declares. */
export function handlerFor(app: FastifyInstance, { model, sessions, principals }: Admission): Handle {
  const byHeader: Authenticate = ({ headers }) => sessions.actorOf(headers.authorization);

  return (endpoint, handler, authenticate = byHeader) => {
    const { method, path, alias, principal = 'account', bodyLimit = defaultBodyLimit, answers } = endpoint;
    assertCallable(endpoint, model);
    const identify = principals[principal];
    if (principal !== 'public' && principal !== 'account' && !identify) {
      throw new Error(`${method} ${path}: nothing identifies a caller of the kind "${principal}"`);
    }
    const route: Omit<RouteOptions, 'url'> = {
      method,
      bodyLimit,
      config: { endpoint },
      schema: routeSchema(endpoint),
      // A stream has no end for which a HEAD could wait.
      exposeHeadRoute: method === 'GET' && answers !== 'text/event-stream',
      onRequest: async (request) => {
        if (principal === 'public') return;
        if (identify) {
          request.machine = await identify(request);
          return;
        }
        request.actor = byClock(await authenticate(request), request);
        if (!endpoint.beforePasswordChange) assertOwnPassword(request.actor);
        assertPermitted(request.actor, endpoint, model);
      },
      handler: async (request, reply) => {
        const { actor, machine, params, query, body, language } = request;
        const key = endpoint.idempotent && idempotencyKey(request, body ?? null);
        const call = { actor, machine, params, query, body, language, key, request, reply };
        // Fastify has validated the parts of the request against the endpoint's schemas.
        const answer = await handler(call as Call<typeof endpoint>);
        return answers === undefined ? ok(answer) : answer;
      },
    };
    for (const url of alias === undefined ? [path] : [path, alias]) app.route({ ...route, url });
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The definition of the route. */
    readonly endpoint?: Endpoint;
  }
}
