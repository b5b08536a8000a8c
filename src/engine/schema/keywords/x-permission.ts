import type { EntityKeyword } from './keyword';
import { textOf } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** `module:entity`, the head of every permission of this entity; default `biz:{$id}`. */
    'x-permission'?: string;
  }
}

export const onEntity: EntityKeyword<string> = {
  schema: textOf('module and entity, with a colon between', 'biz:book', '^[a-z]\\w*:[a-z][\\w-]*$'),
  docs: `\`module:entity\`, with which every permission of the entity begins; default: \`biz:\` with \`$id\`. No two entities have the same.`,
  examples: ['lib:book'],
};
