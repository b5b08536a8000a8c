import type { FastifyInstance } from 'fastify';

/** Rejects a second endpoint of the same name, which would share the `operationId` and the cached answers of the first. */
export function reserveEndpointNames(app: FastifyInstance): void {
  const taken = new Map<string, string>();
  app.addHook('onRoute', ({ config }) => {
    if (!config?.endpoint) return;
    const { name, method, path } = config.endpoint;
    const here = `${method} ${path}`;
    const first = taken.get(name) ?? here;
    if (first !== here)
      throw new Error(
        `${here}: the name "${name}" is that of ${first}. Give each endpoint a name of its own.`,
      );
    taken.set(name, here);
  });
}
