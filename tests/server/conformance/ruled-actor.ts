import type { Actor } from '../../../src/engine/schema/access/actor';
import { permissionsOf } from '../../../src/engine/schema/access/verbs';
import type { Entity, Field } from '../../../src/engine/schema/model/entity';
import { actorWith } from '../../support/actor';
import { entities } from './world';

const guards = entities.flatMap(({ fields }) =>
  [...fields.values()].flatMap(({ readPerms = [], writePerms = [] }) => [...readPerms, ...writePerms]),
);
const everything = [...new Set([...entities.flatMap(permissionsOf), ...guards])];

/** The fields of the entity that a role can hide or make read-only. */
export function ruledFields(entity: Entity): Field[] {
  return [...entity.fields.values()].filter(({ name }) => name !== 'id' && name !== 'version');
}

/** An account with all permissions in all rows, except for one field rule. */
export function ruledActor(rule: 'hidden' | 'readonly', { entity, name }: Field): Actor {
  return actorWith({ id: 9002, perms: everything, scope: 'all', fields: { [entity]: { [rule]: [name] } } });
}
