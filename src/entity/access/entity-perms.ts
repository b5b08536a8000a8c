import type { Action, Entity } from '../model/entity';
import { permissionFor, permissionsOf } from './verbs';

/** Every permission that an entity knows, and every one that guards a field of it. */
export function entityPerms(entity: Entity): readonly string[] {
  const guards = [...entity.fields.values()].flatMap(({ readPerms, writePerms }) => [
    ...(readPerms ?? []),
    ...(writePerms ?? []),
  ]);
  return [...new Set([...permissionsOf(entity), ...guards])];
}

/** What a button with that permission is called: `add` of `biz:store:add`. */
export function permName(perm: string): string {
  return perm.slice(perm.lastIndexOf(':') + 1);
}

/** The action that takes that permission; undefined where it is that of a verb or guards a field. */
export function actionWithPerm(entity: Entity, perm: string): Action | undefined {
  return entity.actions.find(({ name }) => permissionFor(entity, name) === perm);
}
