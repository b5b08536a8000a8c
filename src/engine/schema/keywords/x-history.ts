import type { EntityKeyword } from './keyword';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** `false` for tables that machines write: no history, and an update of a stale version is a conflict, no merge. */
    'x-history'?: false;
  }
}

export const onEntity: EntityKeyword<false> = {
  schema: { const: false },
  docs: `For tables that machines write: no history is kept or shown, and an update of an older version is a conflict instead of a merge.`,
  examples: [false],
};
