import type { Action, Entity } from '../model/entity';
import { permissionFor, permissionsOf } from './verbs';

/** All permissions of an entity and of its fields. */
export function entityPerms(entity: Entity): readonly string[] {
  const guards = [...entity.fields.values()].flatMap(({ readPerms, writePerms }) => [
    ...(readPerms ?? []),
    ...(writePerms ?? []),
  ]);
  return [...new Set([...permissionsOf(entity), ...guards])];
}

/** The name of a button with that permission: `add` of `biz:book:add`. */
export function permName(perm: string): string {
  return perm.slice(perm.lastIndexOf(':') + 1);
}

/** The workflow action that requires the permission; undefined for permissions of verbs and fields. */
export function actionWithPerm(entity: Entity, perm: string): Action | undefined {
  return entity.actions.find(({ name }) => permissionFor(entity, name) === perm);
}
