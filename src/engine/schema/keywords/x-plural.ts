import type { EntityKeyword } from './keyword';
import { textOf } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** Path segment of the endpoints; default: `$id` + 's'. */
    'x-plural'?: string;
  }
}

export const onEntity: EntityKeyword<string> = {
  schema: textOf('a lower-case kebab-case name', 'training-plans', '^[a-z][a-z0-9-]*$'),
  docs: `The segment of the path of the endpoints; default: \`$id\` with an \`s\`. No two entities have the same.`,
  examples: ['libraries'],
};
