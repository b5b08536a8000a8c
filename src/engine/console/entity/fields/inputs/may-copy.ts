import { can, canRead } from '../../../../schema/access/access';
import type { Actor } from '../../../../schema/access/actor';
import type { Entity } from '../../../../schema/model/entity';
import { type Copy, sourcesOf } from '../../../../schema/write/copied-defaults';

/** Whether the actor may read what the copy takes over from records of the target. */
export function mayCopy(actor: Actor, target: Entity, copy: Copy): boolean {
  if (!can(actor, 'list', target)) return false;
  return sourcesOf(target, [copy]).every((name) => {
    const source = target.fields.get(name);
    return source !== undefined && canRead(actor, source);
  });
}
