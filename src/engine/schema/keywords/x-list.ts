import type { EntityKeyword } from './keyword';
import { eachUse, propertiesOf } from './name-use';
import { fieldNames } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** Columns that a list shows at first, in this order. */
    'x-list'?: readonly string[];
  }
}

export const onEntity: EntityKeyword<readonly string[]> = {
  schema: fieldNames,
  docs: `The columns that a list shows at first, in this order; readers can show others. Default: the first eight that are neither long nor files.
\`columns\` of a list resource (\`resources/<entity>.list.tsx\`) take their place.`,
  examples: [['title', 'author', 'status']],
  uses: (names, { entity, at }) => eachUse(at, names, propertiesOf(entity)),
};
