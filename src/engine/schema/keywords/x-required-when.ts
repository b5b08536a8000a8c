import type { Condition } from '../model/entity-schema';
import { ownConditionFaults } from './conditions';
import type { PropertyKeyword } from './keyword';
import { conditionUses } from './name-use';
import { condition } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The field is required while the condition holds. */
    'x-required-when'?: Condition;
  }
}

export const onProperty: PropertyKeyword<Condition> = {
  isOfRecord: true,
  schema: condition,
  docs: 'The field must be given while the condition holds. Conditions are written as in `x-when`.',
  examples: [{ status: ['issued', 'overdue'] }],
  uses: (value, { entity, at }) => conditionUses(entity, value, at),
  faults: (value, place) => ownConditionFaults(value, place, 'Remove it: the property is in "required".'),
};
