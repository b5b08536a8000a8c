import type { EntityKeyword } from './keyword';
import { oneUse, propertiesOf } from './name-use';
import { fieldName } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** The field that serves as the label of a record; default: the first required text field. */
    'x-label'?: string;
  }
}

export const onEntity: EntityKeyword<string> = {
  schema: fieldName,
  docs: `The field by which a record is called wherever it is named: in references, titles, messages. Default: the first short text in \`required\`, else \`id\`.`,
  examples: ['title'],
  uses: (name, { entity, at }) => oneUse(at, name, propertiesOf(entity)),
};
