import { indexFaults } from './indexable';
import type { EntityKeyword } from './keyword';
import { oneUse, propertiesOf } from './name-use';
import { textOf } from './value-schemas';

declare module '../model/entity-schema' {
  interface EntityVocabulary {
    /** Default order of a list; a leading `-` means descending. Default `-id`. */
    'x-sort'?: string;
  }
}

export const onEntity: EntityKeyword<string> = {
  schema: textOf(
    'the name of a property, with a leading - for the descending order',
    '-sold_at',
    '^-?[a-z][a-z0-9_]*$',
  ),
  docs: `The order of a list at first; a leading \`-\` means descending. Default \`-id\`, the newest first.`,
  examples: ['-lent_at'],
  uses: (_, { entity, at }) => oneUse(at, entity.sort.field, propertiesOf(entity)),
  faults: (_, { entity, at }) => indexFaults(entity, entity.sort.field, at),
};
