import type { FastifyRequest } from 'fastify';
import { assertCan } from '../../../schema/access/access';
import type { Entity } from '../../../schema/model/entity';

/** A Fastify hook that throws `forbidden` before the body is parsed, unless the actor has the permission. */
export function permitted(entity: Entity, action: string): (request: FastifyRequest) => Promise<void> {
  return async ({ actor }) => assertCan(actor, action, entity);
}
