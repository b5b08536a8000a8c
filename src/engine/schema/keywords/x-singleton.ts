import { type Fault, faultAt } from './fault';
import type { EntityKeyword } from './keyword';
import { eachUse, propertiesOf } from './name-use';
import { fieldNames } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** Fields that name an owner. Each owner has at most one record; a settings page replaces the list. */
    'x-singleton'?: readonly string[];
  }
}

/** Types of owner for which the settings page can offer a choice. */
const owners: readonly unknown[] = ['text', 'enum', 'reference'];

export const onEntity: EntityKeyword<readonly string[]> = {
  schema: fieldNames,
  docs: `The fields that name the owner of a record: each owner has at most one, and a page of settings replaces the list,
with the declared defaults until the owner's record is first saved. The permission \`edit\` covers the first time, too.`,
  examples: [['branch']],
  uses: (names, { entity, at }) => eachUse(at, names, propertiesOf(entity)),
  faults(names, { entity, at: pointer }) {
    const { fields, operations, schema } = entity;
    const faults: Fault[] = [];
    for (const [at, name] of names.entries()) {
      const field = fields.get(name);
      if (field?.required && !field.derived && owners.includes(field.type)) continue;
      const expected = 'a short text, enum or reference that is in "required" and that callers give';
      faults.push(faultAt(`${pointer}/${at}`, name, expected, 'Name another property, or declare it so.'));
    }
    for (const needed of ['create', 'update'] as const) {
      if (operations.has(needed)) continue;
      const remedy = `Add "${needed}", or remove "x-singleton": the page saves in both ways.`;
      faults.push(faultAt('/x-operations', schema['x-operations'], `"${needed}" among them`, remedy));
    }
    return faults;
  },
};
