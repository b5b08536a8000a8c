import type { EntityKeyword } from './keyword';
import { eachUse, propertiesOf } from './name-use';
import { fieldNames } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** The fields that form the title of a record on its page, in its tag and the palette; default: `x-label` alone. */
    'x-page-title'?: readonly string[];
  }
}

export const onEntity: EntityKeyword<readonly string[]> = {
  schema: fieldNames,
  docs: `The fields that together are the title of a record on its page, in its tag and in the palette, where the \`x-label\` alone says too little.`,
  examples: [['reader', 'book', 'lent_at']],
  uses: (names, { entity, at }) => eachUse(at, names, propertiesOf(entity)),
};
