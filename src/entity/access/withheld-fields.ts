import type { Entity, Field } from '../model/entity';
import { readableFields } from './access';
import type { Principal } from './principal';

/** What the actor sees by a permission of its own: files leave it out unless they are asked for it by name. */
export function withheldFields(actor: Principal, entity: Entity): readonly Field[] {
  return readableFields(actor, entity).filter(({ readPerms }) => readPerms !== undefined);
}
