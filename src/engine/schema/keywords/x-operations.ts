import type { Operation } from '../model/entity-schema';
import type { EntityKeyword } from './keyword';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** What the generic endpoints offer; default: all. */
    'x-operations'?: readonly Operation[];
  }
}

export const onEntity: EntityKeyword<readonly Operation[]> = {
  schema: {
    type: 'array',
    items: { enum: ['create', 'update', 'delete', 'import', 'export'] },
    uniqueItems: true,
  },
  docs: `What callers can do with records in addition to reading them; default: all. Actions of \`x-workflow\` are not among them.`,
  examples: [['create', 'update']],
};
