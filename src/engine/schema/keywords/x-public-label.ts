import type { EntityKeyword } from './keyword';
import { oneUse, propertiesOf } from './name-use';
import { fieldName } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** The field that labels the author of a change for readers without access to `x-label`; default: none. */
    'x-public-label'?: string;
  }
}

export const onEntity: EntityKeyword<string> = {
  schema: fieldName,
  docs: `Of the entity of accounts: the field that names the author of a change to readers who do not see the \`x-label\`. Default: none.`,
  examples: ['nickname'],
  uses: (name, { entity, at }) => oneUse(at, name, propertiesOf(entity)),
};
