import type { FastifyInstance } from 'fastify';
import { type Model, ModelError } from '../../schema/declaration/model';
import { faultAt } from '../../schema/keywords/fault';

/**
 * Rejects a route, with a `ModelError`, whose first path segment is the plural of an entity, unless its definition
 * names that entity.
 */
export function reservePluralPaths(app: FastifyInstance, { entities }: Model): void {
  const ofEntities = new Map([...entities.values()].map(({ plural, name }) => [plural, name]));
  app.addHook('onRoute', ({ url, config }) => {
    const [, segment = ''] = url.split('/');
    const name = ofEntities.get(segment);
    const { entity, below = entity } = config?.endpoint ?? {};
    if (name === undefined || name === below) return;
    const expected = 'a path that the server itself does not answer';
    const remedy =
      `The server answers ${url}: give "x-plural" another word, such as "${name}-records". ` +
      `If the endpoint is about the entity, write entity: '${name}' in its definition instead.`;
    throw new ModelError([
      { file: `schemas/${name}.ts`, ...faultAt('/x-plural', segment, expected, remedy) },
    ]);
  });
}
