import { indexFaults } from './indexable';
import type { EntityKeyword } from './keyword';
import { eachUse, propertiesOf } from './name-use';
import { fieldNames } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** Columns to index together, for filters and, in a big entity, for sorting. */
    'x-indexes'?: readonly (readonly string[])[];
  }
}

export const onEntity: EntityKeyword<readonly (readonly string[])[]> = {
  schema: { type: 'array', items: fieldNames },
  docs: `Lists of columns that the database indexes together, for filters and, in an entity with \`x-big\`, for the orders of its list.`,
  examples: [[['branch', 'lent_at']]],
  uses: (indexes, { entity, at }) =>
    indexes.flatMap((names, index) => eachUse(`${at}/${index}`, names, propertiesOf(entity))),
  faults: (indexes, { entity, at }) =>
    indexes.flatMap((names, index) =>
      names.flatMap((name, position) => indexFaults(entity, name, `${at}/${index}/${position}`)),
    ),
};
