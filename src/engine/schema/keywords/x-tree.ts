import { faultAt } from './fault';
import type { EntityKeyword } from './keyword';
import { oneUse, propertiesOf } from './name-use';
import { fieldName } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** The reference to the same entity by which its records form a tree; the database rejects circles. */
    'x-tree'?: string;
  }
}

export const onEntity: EntityKeyword<string> = {
  schema: fieldName,
  docs: `The reference to the same entity by which its records form a tree; the database rejects circles. Accounts whose level ties
them to a record of a tree reach the records below it, too.`,
  examples: ['head_branch'],
  uses: (name, { entity, at }) => oneUse(at, name, propertiesOf(entity)),
  faults(name, { entity, at }) {
    const field = entity.fields.get(name);
    if (field?.type === 'reference' && field.ref === entity.name) return [];
    const remedy = 'Name the property that points to the record above.';
    return [faultAt(at, name, `a reference to ${entity.name}`, remedy)];
  },
};
