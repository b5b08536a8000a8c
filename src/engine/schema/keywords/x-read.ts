import type { PropertyKeyword } from './keyword';
import { perms } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The caller needs one of these permissions to see the field. */
    'x-read'?: readonly string[];
  }
}

export const onProperty: PropertyKeyword<readonly string[]> = {
  isOfRecord: true,
  schema: perms,
  docs: `The caller needs one of these permissions to see the field. Exports leave it out unless \`_with\` names the field,
which the list offers as a button of its own to accounts that see it. An entity declares permissions of its own by naming
them; they begin with its \`x-permission\`.`,
  examples: [['biz:book:secret']],
};
