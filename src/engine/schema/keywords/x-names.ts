import type { NamedCode } from '../model/entity-schema';
import { faultAt } from './fault';
import type { PropertyKeyword } from './keyword';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The values are codes that `Intl` names in every language, so no translations are needed. */
    'x-names'?: NamedCode;
  }
}

export const onProperty: PropertyKeyword<NamedCode> = {
  schema: { enum: ['region', 'currency', 'language', 'timeZone'] },
  docs: `The values of the enum, or of the list, are codes that \`Intl\` names in every language: countries of ISO 3166,
currencies of ISO 4217, languages, or IANA time zones. They need no \`x-enum\` and no translation.`,
  examples: ['region'],
  faults: (names, { field: { name, type, options }, at }) =>
    options.length > 0
      ? []
      : [faultAt(at, names, 'an enum, or a list of one', `Remove it; ${name} is ${type}.`)],
};
