import fastify from 'fastify';
import type { Endpoint } from '../../src/engine/schema/contract/endpoint';
import type { Model } from '../../src/engine/schema/declaration/model';
import type { EntityEndpoint } from '../../src/engine/schema/entity-endpoints/entity-endpoints';
import { createContext } from '../../src/engine/server/create-context';
import type { Database } from '../../src/engine/server/database/database';
import { endpoints } from '../../src/engine/server/endpoints';

export interface Route {
  readonly method: string;
  readonly url: string;
  readonly endpoint: Endpoint | EntityEndpoint | undefined;
}

/** The routes of all endpoints. */
export async function routesOf(model: Model): Promise<readonly Route[]> {
  const routes: Route[] = [];
  const app = fastify({ exposeHeadRoutes: false });
  app.addHook('onRoute', ({ method, url, config }) => {
    routes.push({ method: String(method), url, endpoint: config?.endpoint });
  });
  // Creating routes runs no query.
  const database = { kysely: undefined } as unknown as Database;
  await app.register(endpoints(createContext(database, model)));
  await app.ready();
  await app.close();
  return routes;
}

/** The definitions that have a handler. */
export function handledDefinitions(routes: readonly Route[]): readonly Endpoint[] {
  return routes.flatMap(({ endpoint, method, url }) =>
    endpoint?.method === method && endpoint.alias !== url && !('call' in endpoint) ? [endpoint] : [],
  );
}
