import { isNumeric, traitsOf } from '../model/field-traits';
import { unitOf } from '../model/unit';
import { type Fault, faultAt } from './fault';
import type { PropertyKeyword } from './keyword';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** `true` on a number in a list of objects: the form shows the sum. `false` on an amount: lists show no sum. */
    'x-total'?: boolean;
  }
}

export const onProperty: PropertyKeyword<boolean> = {
  schema: { type: 'boolean' },
  docs: `\`true\` on a number in the items of a list: its sum is shown below the table. \`false\` on an amount
(\`format: 'money'\`) of the record: lists do not add it up, as makes sense for prices. Lists add up all other amounts, by
currency.`,
  examples: [true, false],
  faults(total, { entity, field, holder, at }) {
    const { type } = field;
    const faults: Fault[] = [];
    const unit = unitOf(entity, field);
    if (total && typeof unit === 'object' && unit.field.name.includes('.')) {
      const remedy = 'Remove it, or let a field of the record name the unit.';
      faults.push(faultAt(at, total, 'numbers of one unit', remedy));
    }
    if (holder && !(total && isNumeric(type) && holder.type === 'objects'))
      faults.push(faultAt(at, total, 'true, on a number in the items of a list', 'Remove it.'));
    if (!holder && !(total === false && traitsOf(type).total))
      faults.push(faultAt(at, total, 'false, on an amount of the record', 'Remove it.'));
    return faults;
  },
};
