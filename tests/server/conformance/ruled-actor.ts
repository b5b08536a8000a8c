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

/** Two halves of the fields, several times, so that each two fields are in different halves at least once. */
export function halvesOf(fields: readonly Field[]): Field[][] {
  const bits = Array.from({ length: Math.max(1, Math.ceil(Math.log2(fields.length))) }, (_, bit) => bit);
  return bits
    .flatMap((bit) => [0, 1].map((half) => fields.filter((_, at) => ((at >> bit) & 1) === half)))
    .filter((half) => half.length > 0);
}

/** An account with all permissions in all rows, except for rules about these fields of one entity. */
export function ruledActor(model: Model, rule: 'hidden' | 'readonly', ruled: readonly Field[]): Actor {
  const fields = { [ruled[0]?.entity ?? '']: { [rule]: ruled.map(({ name }) => name) } };
  return accountWith({ id: 9002, perms: everything(model), scope: 'all', fields });
}

/** All permissions, also those that guard fields. */
const everything = oncePer(({ entities }: Model): readonly string[] => {
  const guards = [...entities.values()].flatMap(({ fields }) =>
    [...fields.values()].flatMap(({ readPerms = [], writePerms = [] }) => [...readPerms, ...writePerms]),
  );
  return [...new Set([...[...entities.values()].flatMap(permissionsOf), ...guards])];
});
