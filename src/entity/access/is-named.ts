import { type Entity, type Field, fieldNamed } from '../model/entity';
import { can, canRead } from './access';
import type { Principal } from './principal';

/**
 * Whether the actor may see what the records are called that a reference leads to: of those that it may list, and
 * who did what to a record, which the record's history tells it too.
 */
export function isNamed(actor: Principal, field: Field, target: Entity): boolean {
  if (!field.system && !can(actor, 'list', target)) return false;
  return canRead(actor, fieldNamed(target, target.label));
}
