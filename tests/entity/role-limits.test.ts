import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accessLevelOf,
  combineFieldRules,
  type FieldRules,
  leavesLess,
} from '../../src/engine/schema/access/field-rules';
import { fieldsBeyond, fieldsTaken } from '../../src/engine/schema/access/role-limits';
import { actorWith, rootActor } from '../support/actor';

const names = ['a', 'b', 'c'];
const anyRule = fc.record({ hidden: fc.subarray(names), readonly: fc.subarray(names) });
const anyRules: fc.Arbitrary<FieldRules> = fc.record(
  { store: anyRule, device: anyRule },
  { requiredKeys: [] },
);
const fields = ['store', 'device'].flatMap((entity) => names.map((name) => [entity, name] as const));

const nameOf = ([entity, name]: readonly [string, string]) => `${entity}.${name}`;

describe('fields beyond somebody', () => {
  test('are exactly those that holding the role as well would give it', () => {
    fc.assert(
      fc.property(anyRules, anyRules, (own, next) => {
        const both = combineFieldRules([own, next]);
        const gained = fields.filter(([entity, name]) =>
          leavesLess(accessLevelOf(own[entity], name), accessLevelOf(both[entity], name)),
        );
        const beyond = fieldsBeyond(actorWith({ fields: own }), undefined, next);
        expect([...beyond].sort()).toEqual(gained.map(nameOf).sort());
        expect(fieldsBeyond({ ...rootActor, fields: own }, undefined, next)).toEqual([]);
      }),
    );
  });

  test('are none where a change gives nothing back', () => {
    fc.assert(
      fc.property(anyRules, anyRules, anyRules, (own, current, next) => {
        const given = fieldsTaken(current, next);
        const beyond = fieldsBeyond(actorWith({ fields: own }), current, next);
        expect(given).toEqual(expect.arrayContaining(beyond));
        expect(fieldsBeyond(actorWith({ fields: own }), current, current)).toEqual([]);
      }),
    );
  });
});

test('what is taken by a change is what it leaves less of', () => {
  fc.assert(
    fc.property(anyRules, anyRules, (one, other) => {
      const less = fields.filter(([entity, name]) =>
        leavesLess(accessLevelOf(one[entity], name), accessLevelOf(other[entity], name)),
      );
      expect([...fieldsTaken(one, other)].sort()).toEqual(less.map(nameOf).sort());
    }),
  );
});
