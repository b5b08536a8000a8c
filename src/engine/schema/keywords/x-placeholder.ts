import { traitsOf } from '../model/field-traits';
import { faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { words } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** Character count, help below the input and so on follow from standard keywords. */
    'x-placeholder'?: string;
  }
}

export const onProperty: PropertyKeyword<string> = {
  schema: words,
  docs: `English words that the empty input of a text or a number shows. The help below the input (\`description\`), bounds and
the count of characters follow from other keywords.`,
  examples: ['For instance A-12'],
  faults: (placeholder, { field: { name, type }, at }) =>
    traitsOf(type).hinted
      ? []
      : [faultAt(at, placeholder, 'a text or a number that is typed', `Remove it; ${name} is ${type}.`)],
};
