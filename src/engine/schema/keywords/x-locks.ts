import type { Lock } from '../model/entity-schema';
import { ruleConditionFaults } from './conditions';
import { faultAt } from './fault';
import type { EntityKeyword } from './keyword';
import { conditionUses, oneUse, propertiesOf } from './name-use';
import { condition, fieldNames } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** Which fields of records with certain values cannot be changed, and which records cannot be deleted. */
    'x-locks'?: readonly Lock[];
  }
}

export const onEntity: EntityKeyword<readonly Lock[]> = {
  schema: {
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      properties: {
        when: condition,
        fields: { ...fieldNames, minItems: 0 },
        except: fieldNames,
        delete: { const: false },
      },
      required: ['when'],
      additionalProperties: false,
    },
  },
  docs: `While \`when\` holds for the stored record, updates cannot change the named \`fields\`, or all that callers write, but for
those in \`except\`; with \`delete: false\` the record cannot be deleted either. Actions of \`x-workflow\` are not bound by locks.
Conditions are written as in \`x-when\`. Answers say in \`_limits\` what is refused, so that the console disables it and says why.`,
  examples: [[{ when: { status: 'issued' }, except: ['note'], delete: false }]],
  uses: (locks, { entity, at }) =>
    locks.flatMap(({ when, fields = [], except = [] }, index) => [
      ...conditionUses(entity, when, `${at}/${index}/when`),
      ...fields.flatMap((name) => oneUse(`${at}/${index}/fields`, name, propertiesOf(entity))),
      ...except.flatMap((name) => oneUse(`${at}/${index}/except`, name, propertiesOf(entity))),
    ]),
  /** A condition that always or never holds, fields that are read-only anyway, a lock without effect. */
  faults(declared, { entity, at: pointer }) {
    const { locks, operations, fields: all } = entity;
    return declared.flatMap(({ when, fields, except, delete: deletes }, index) => {
      const at = `${pointer}/${index}`;
      const faults = ruleConditionFaults(entity, when, `${at}/when`);
      for (const [keyword, names] of Object.entries({ fields, except })) {
        for (const name of names ?? []) {
          if (all.get(name)?.derived === false) continue;
          const expected = 'a property that callers may give';
          faults.push(faultAt(`${at}/${keyword}`, name, expected, 'Correct the name.'));
        }
      }
      if (fields && except) {
        const remedy = 'Name the fields that are locked, or those that are not.';
        faults.push(faultAt(`${at}/except`, except, 'no "fields" next to it', remedy));
      }
      if (deletes === false && !operations.has('delete')) {
        const remedy = 'Remove it: nobody deletes records of the entity.';
        faults.push(faultAt(`${at}/delete`, deletes, '"delete" in "x-operations"', remedy));
      }
      const locksFields = operations.has('update') && (locks[index]?.fields.size ?? 0) > 0;
      if (!locksFields && deletes !== false) {
        const remedy = 'Name fields that updates change, or add "delete": false.';
        faults.push(faultAt(at, fields ?? except, 'something that is locked', remedy));
      }
      return faults;
    });
  },
};
