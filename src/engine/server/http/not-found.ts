import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../schema/contract/app-error';

/**
 * Responds to addresses that have no route, or whose file was deleted since the start; names the allowed methods where
 * other methods have a route. Call it before registering any route.
 */
export function setNotFound(app: FastifyInstance): void {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name);
    routes.set(url, route);
  });

  const methodsOf = (path: string): string[] => {
    const matching = [...routes.values()].filter((route) => route.pattern.test(path));
    return [...new Set(matching.flatMap((route) => [...route.methods]))].sort();
  };

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsOf(request.raw.url?.split('?', 1)[0] ?? '');
    if (methods.length === 0 || methods.includes(request.method)) throw new AppError('noSuchRoute');
    reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw new AppError('methodNotAllowed', { method: request.method });
  });
}

/** `/books/:id` as a regular expression, where `:id` is a number; a dot and a star are as in find-my-way. */
function patternOf(url: string): RegExp {
  const source = url
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:id\b/g, '\\d+')
    .replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
