import type { Field } from '../model/entity';
import { unitOf } from '../model/unit';
import { type Fault, faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { wordsOrField } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The currency of money: a code of ISO 4217, or the enum of such codes. */
    'x-currency'?: string | { readonly field: string };
  }
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const onProperty: PropertyKeyword<string | { readonly field: string }> = {
  schema: wordsOrField,
  docs: `The currency of an amount (\`format: 'money'\`): a code of ISO 4217, or with \`{ field }\` an enum of such codes next to
the amount, or of the record.`,
  examples: ['EUR', { field: 'currency' }],
  faults(currency, { entity, field, at }) {
    const { type, property } = field;
    const faults: Fault[] = [];
    const fault = (expected: string, remedy: string) => faults.push(faultAt(at, currency, expected, remedy));
    if (type !== 'money') {
      const isCounted = property['x-count'] !== undefined;
      fault(
        isCounted ? 'no currency on a count' : '"format": "money"',
        isCounted ? 'Remove it: a count or a sum is shown as a number.' : 'Remove it.',
      );
    }
    if (typeof currency === 'string' && !currencies.has(currency))
      fault('a currency of ISO 4217', 'Correct the code.');
    const named = unitOf(entity, field);
    if (typeof currency === 'object' && !(typeof named === 'object' && isOfCurrencies(named.field)))
      fault('an enum of currencies next to it or of this entity', 'Correct the name.');
    return faults;
  },
};

function isOfCurrencies({ type, options }: Field): boolean {
  return type === 'enum' && options.every(({ value }) => currencies.has(value));
}
