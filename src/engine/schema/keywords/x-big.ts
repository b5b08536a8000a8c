import type { EntityKeyword } from './keyword';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** `true` for tables that may grow to millions of rows: lists have fewer orders, and a search matches beginnings. */
    'x-big'?: true;
  }
}

export const onEntity: EntityKeyword<true> = {
  schema: { const: true },
  docs: `For tables that may grow to millions of rows. Lists are sorted only by \`x-sort\`, unique columns and each list of
\`x-indexes\`, and a search finds words by their beginning, or any part where \`x-search\` says so. Row totals are exact up to a
bound.`,
  examples: [true],
};
