import type { EntityKeyword } from './keyword';
import { words } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** English plural; default: title + 's'. */
    'x-title-plural'?: string;
  }
}

export const onEntity: EntityKeyword<string> = {
  schema: words,
  docs: `The English plural of the entity; default: its \`title\` with an \`s\`.`,
  examples: ['Libraries'],
};
