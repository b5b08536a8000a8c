import { traitsOf } from '../model/field-traits';
import { type Fault, faultAt } from './fault';
import { ownIndexFaults } from './indexable';
import type { PropertyKeyword } from './keyword';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** No two records share a value; `ignoring-case` treats A to Z and a to z as equal. */
    'x-unique'?: boolean | 'ignoring-case';
  }
}

export const onProperty: PropertyKeyword<boolean | 'ignoring-case'> = {
  isOfRecord: true,
  schema: { enum: [true, false, 'ignoring-case'] },
  docs: `No two records share a value; any number of records may have none. \`'ignoring-case'\` also treats A to Z and a to z
as equal. Phones are compared by their digits: \`138 0000 0000\` and \`138-00000000\` are the same number. For several fields
together, see \`x-unique-together\`.`,
  examples: [true, 'ignoring-case'],
  faults(unique, { entity, field, pointer, at }) {
    if (!unique) return [];
    const { name, type, property } = field;
    const faults: Fault[] = [];
    if (property.default !== undefined) {
      const remedy = 'Remove one of the two: the second record that is given none is refused.';
      const expected = 'no "default" next to "x-unique"';
      faults.push(faultAt(`${pointer}/default`, property.default, expected, remedy));
    }
    faults.push(...ownIndexFaults(entity, field, unique, at));
    if (
      faults.every((fault) => fault.pointer !== at) &&
      unique === 'ignoring-case' &&
      !traitsOf(type).short
    ) {
      faults.push(faultAt(at, unique, 'a short text', `Write true; ${name} is ${type}.`));
    }
    return faults;
  },
};
