import { assertCan } from '../../entity/access/access';
import type { Actor } from '../../entity/access/actor';
import type { Entity } from '../../entity/model/entity';

/** A route that is refused, before its body is looked at, to whom `assert` throws for. */
export function forWhom(assert: (actor: Actor) => void) {
  return { preHandler: async ({ actor }: { readonly actor: Actor }) => assert(actor) };
}

/** A route for who may do this with the entity. */
export function forWhoMay(action: string, entity: Entity) {
  return forWhom((actor) => assertCan(actor, action, entity));
}
