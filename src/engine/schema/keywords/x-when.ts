import type { Condition } from '../model/entity-schema';
import { circleFaults, ownConditionFaults } from './conditions';
import type { PropertyKeyword } from './keyword';
import { conditionUses } from './name-use';
import { condition } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The field applies only while the condition holds; else it is null. */
    'x-when'?: Condition;
  }
}

export const onProperty: PropertyKeyword<Condition> = {
  isOfRecord: true,
  schema: condition,
  docs: `The field applies only while the condition holds; else it is null. A condition asks of each field that it names that
it equals a value, is one of a list, is filled and \`{ not: ... }\`, is filled or empty (\`{ set: true }\`, \`{ set: false }\`), or lies
within \`{ from, to }\`, both included. Of a list of conditions one has to hold. An empty value passes only \`{ set: false }\`.
Not on a field in \`required\`, and not on one with \`readOnly\`.
States of a workflow count; an action is judged by the state that it leads to, and empties fields that no longer apply.
The form, the server and a CHECK in the database share the verdict.`,
  examples: [{ kind: 'fancy' }, [{ kind: ['fancy', 'rare'] }, { price: { from: 100 } }]],
  uses: (value, { entity, at }) => conditionUses(entity, value, at),
  faults(value, place) {
    const remedy = 'Take it out of "required" and add "x-required-when".';
    return [
      ...ownConditionFaults(value, place, remedy),
      ...(place.field.selector === undefined ? circleFaults(place, place.at) : []),
    ];
  },
};
