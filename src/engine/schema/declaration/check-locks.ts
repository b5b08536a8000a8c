import type { Entity } from '../model/entity';
import { ruleConditionFaults } from './check-guards';
import { type Fault, faultAt } from './fault';

/**
 * Faults of `x-locks`: a condition that always or never holds, fields that are read-only anyway, a lock without effect.
 */
export function lockFaults(entity: Entity): Fault[] {
  const { schema, locks, operations, fields: all } = entity;
  return (schema['x-locks'] ?? []).flatMap(({ when, fields, except, delete: deletes }, at) => {
    const pointer = `/x-locks/${at}`;
    const faults = ruleConditionFaults(entity, when, `${pointer}/when`);
    for (const [keyword, names] of Object.entries({ fields, except })) {
      for (const name of names ?? []) {
        if (all.get(name)?.derived === false) continue;
        const expected = 'a property that callers may give';
        faults.push(faultAt(`${pointer}/${keyword}`, name, expected, 'Correct the name.'));
      }
    }
    if (fields && except) {
      const remedy = 'Name the fields that are locked, or those that are not.';
      faults.push(faultAt(`${pointer}/except`, except, 'no "fields" next to it', remedy));
    }
    if (deletes === false && !operations.has('delete')) {
      const remedy = 'Remove it: nobody deletes records of the entity.';
      faults.push(faultAt(`${pointer}/delete`, deletes, '"delete" in "x-operations"', remedy));
    }
    const locksFields = operations.has('update') && (locks[at]?.fields.size ?? 0) > 0;
    if (!locksFields && deletes !== false) {
      const remedy = 'Name fields that updates change, or add "delete": false.';
      faults.push(faultAt(pointer, fields ?? except, 'something that is locked', remedy));
    }
    return faults;
  });
}
