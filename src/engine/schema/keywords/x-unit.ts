import { traitsOf } from '../model/field-traits';
import { unitOf } from '../model/unit';
import { type Fault, faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { wordsOrField } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The unit of a number; or the enum whose words are the units, next to the number or in the record. */
    'x-unit'?: string | { readonly field: string };
  }
}

export const onProperty: PropertyKeyword<string | { readonly field: string }> = {
  schema: wordsOrField,
  docs: `The unit of a number, shown next to it. With \`{ field }\` an enum next to the number, or of the record, says which;
\`one\` in its \`x-enum\` is the word after the number one. Amounts of money have \`x-currency\` instead.`,
  examples: ['kg', { field: 'unit' }],
  faults(unit, { entity, field, at }) {
    const { name, type } = field;
    const faults: Fault[] = [];
    if (!traitsOf(type).counted) {
      const remedy = type === 'money' ? 'Write "x-currency".' : `Remove it; ${name} is ${type}.`;
      faults.push(faultAt(at, unit, 'a number that is no money or percent', remedy));
    }
    const named = unitOf(entity, field);
    if (typeof unit === 'object' && (typeof named !== 'object' || named.field.type !== 'enum'))
      faults.push(faultAt(at, unit, 'an enum next to it or of this entity', 'Correct the name.'));
    return faults;
  },
};
