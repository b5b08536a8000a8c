import { type Entity, type Field, fieldNamed } from '../model/entity';
import { can, canRead } from './access';
import type { Principal } from './principal';

/** The field that names to the actor what a reference leads to: only of records that it may list. */
export function labelField(actor: Principal, target: Entity): Field | undefined {
  const label = fieldNamed(target, target.label);
  return can(actor, 'list', target) && canRead(actor, label) ? label : undefined;
}

/** The field that names to every actor who wrote a record; undefined where the target has none or a role hides it. */
export function publicLabelField(actor: Principal, target: Entity): Field | undefined {
  const label = target.publicLabel === undefined ? undefined : fieldNamed(target, target.publicLabel);
  return label && canRead(actor, label) ? label : undefined;
}
