import type { PropertyKeyword } from './keyword';
import { perms } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The caller needs one of these permissions to change the field. */
    'x-write'?: readonly string[];
  }
}

export const onProperty: PropertyKeyword<readonly string[]> = {
  isOfRecord: true,
  schema: perms,
  docs: `The caller needs one of these permissions to change the field. An entity declares permissions of its own by naming
them; they begin with its \`x-permission\`.`,
  examples: [['biz:book:pricing']],
};
