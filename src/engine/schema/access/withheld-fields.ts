import type { Entity, Field } from '../model/entity';
import { readableFields } from './access';
import type { Principal } from './principal';

/** Fields that the actor reads by a special permission: exports omit them unless the request names them. */
export function withheldFields(actor: Principal, entity: Entity): readonly Field[] {
  return readableFields(actor, entity).filter(({ readPerms }) => readPerms !== undefined);
}
