import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityCall } from '../../schema/entity-endpoints/entity-endpoints';
import type { Action } from '../../schema/model/entity';
import type { Params } from '../../schema/query/list-query';

export interface EntityRoute {
  /** `id` only where the path has it. */
  Params: { id: string };
  Querystring: Params;
}

export type EntityRequest = FastifyRequest<EntityRoute>;

/** Runs after the permission check. Returns the envelope, or the reply that it has sent. */
type EntityHandler<Rest extends unknown[] = []> = (
  request: EntityRequest,
  reply: FastifyReply,
  ...rest: Rest
) => Promise<unknown>;

/** One handler for each kind of endpoint; that of actions receives the workflow action. */
export type EntityHandlers = Readonly<Record<Exclude<EntityCall, 'action'>, EntityHandler>> & {
  readonly action: EntityHandler<[Action]>;
};
