import type { FastifyRequest } from 'fastify';
import { assertCan } from '../../../entity/access/access';
import type { Entity } from '../../../entity/model/entity';

/** A hook that throws `forbidden` before the body is read, unless the actor can do the action. */
export function permitted(entity: Entity, action: string): (request: FastifyRequest) => Promise<void> {
  return async ({ actor }) => assertCan(actor, action, entity);
}
