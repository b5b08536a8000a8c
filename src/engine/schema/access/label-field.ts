import { type Entity, type Field, fieldNamed } from '../model/entity';
import { can, canRead } from './access';
import type { Principal } from './principal';

/** The label field of a referenced entity, if the actor may list the entity and read the field. */
export function labelField(actor: Principal, target: Entity): Field | undefined {
  const label = fieldNamed(target, target.label);
  return can(actor, 'list', target) && canRead(actor, label) ? label : undefined;
}

/**
 * The label field for authors of records, readable without the permission to list them; undefined where the entity has
 * none or a role hides it.
 */
export function publicLabelField(actor: Principal, target: Entity): Field | undefined {
  const label = target.publicLabel === undefined ? undefined : fieldNamed(target, target.publicLabel);
  return label && canRead(actor, label) ? label : undefined;
}
