import fc from 'fast-check';
import type { Reach } from '../../../src/engine/schema/access/actor';
import type { FieldRules } from '../../../src/engine/schema/access/field-rules';
import { permissionsOf } from '../../../src/engine/schema/access/verbs';
import { reaches } from '../../../src/engine/schema/contract/app';
import type { Entity } from '../../../src/engine/schema/model/entity';

/** The rights of one account, by its kind and its only role. */
export interface Grant {
  readonly utype: '1' | '2' | '3';
  readonly pcode?: string;
  readonly store: number | null;
  readonly scope: Reach;
  readonly perms: readonly string[];
  readonly fields: FieldRules;
}

/**
 * Any role of any kind of account. Most roles can see most entities, so that there is something to compare.
 */
export function arbitraryGrant(entities: readonly Entity[], stores: readonly number[]): fc.Arbitrary<Grant> {
  const kinds = fc.oneof(
    fc.record({ utype: fc.constant('1' as const), store: fc.constant(null) }),
    fc.record({
      utype: fc.constant('2' as const),
      pcode: fc.constantFrom('AMER01', 'ASIA01', 'NOBODY'),
      store: fc.constant(null),
    }),
    fc.record({ utype: fc.constant('3' as const), store: fc.constantFrom(...stores) }),
  );
  const perms = fc
    .tuple(...entities.map(someOf))
    .map((ofEntities) => ofEntities.flat())
    .filter((all) => all.length > 0);
  const rules = fc.tuple(...entities.map(ruleOf)).map((all) => Object.assign({}, ...all) as FieldRules);
  return fc
    .tuple(kinds, fc.constantFrom(...reaches), perms, rules)
    .map(([kind, scope, held, fields]) => ({ ...kind, scope, perms: held, fields }));
}

function someOf(entity: Entity): fc.Arbitrary<string[]> {
  const [view = '', ...others] = permissionsOf(entity);
  const guards = [...entity.fields.values()].flatMap((field) => [
    ...(field.readPerms ?? []),
    ...(field.writePerms ?? []),
  ]);
  const further = fc.subarray([...new Set([...others, ...guards])]);
  return fc.oneof(
    { weight: 4, arbitrary: further.map((held) => [view, ...held]) },
    { weight: 1, arbitrary: further },
  );
}

function ruleOf(entity: Entity): fc.Arbitrary<FieldRules> {
  const names = [...entity.fields.keys()].filter((name) => name !== 'id' && name !== 'version');
  const few = fc.subarray(names, { maxLength: 5 });
  return fc.oneof(
    fc.constant({}),
    fc.record({ hidden: few, readonly: few }).map((rule) => ({ [entity.name]: rule })),
  );
}
