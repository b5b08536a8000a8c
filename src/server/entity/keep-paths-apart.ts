import type { FastifyInstance } from 'fastify';
import { ModelError } from '../../entity/declaration/model';
import type { ServerContext } from './context';

/**
 * From now on, a route throws `ModelError` where an entity and the system would both answer below one first
 * segment of an address. Entities with hooks of their own share theirs: the system's routes there are about them.
 */
export function keepPathsApart(app: FastifyInstance, { model, hooks }: ServerContext): void {
  const ofEntities = new Map([...model.entities.values()].map(({ plural, name }) => [plural, name]));
  app.addHook('onRoute', function ({ url }) {
    const [, segment = ''] = url.split('/');
    const name = ofEntities.get(segment);
    if (name === undefined || name === this.entity?.name || name in hooks) return;
    throw new ModelError([
      {
        file: `schemas/${name}.ts`,
        pointer: '/x-plural',
        value: segment,
        expected: 'a path that the server itself does not answer',
        remedy: `The server answers ${url}: give "x-plural" another word, such as "${name}-records".`,
      },
    ]);
  });
}
