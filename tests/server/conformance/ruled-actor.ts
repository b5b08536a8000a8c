import type { Actor } from '../../../src/engine/schema/access/actor';
import { permissionsOf } from '../../../src/engine/schema/access/verbs';
import type { Model } from '../../../src/engine/schema/declaration/model';
import type { Entity, Field } from '../../../src/engine/schema/model/entity';
import { oncePer } from '../../../src/engine/schema/model/once-per';
import { accountWith } from '../../support/account';

/** The fields of the entity that a role can hide or make read-only. */
export function ruledFields(entity: Entity): Field[] {
  return [...entity.fields.values()].filter(({ name }) => name !== 'id' && name !== 'version');
}

/** An account with all permissions in all rows, except for one field rule. */
export function ruledActor(model: Model, rule: 'hidden' | 'readonly', { entity, name }: Field): Actor {
  const fields = { [entity]: { [rule]: [name] } };
  return accountWith({ id: 9002, perms: everything(model), scope: 'all', fields });
}

/** All permissions, also those that guard fields. */
const everything = oncePer(({ entities }: Model): readonly string[] => {
  const guards = [...entities.values()].flatMap(({ fields }) =>
    [...fields.values()].flatMap(({ readPerms = [], writePerms = [] }) => [...readPerms, ...writePerms]),
  );
  return [...new Set([...[...entities.values()].flatMap(permissionsOf), ...guards])];
});
