import type { Condition } from '../model/entity-schema';

/** The values of the other field for which the field must be given; none where it may always stay empty. */
export function demandingValues(condition: Condition): Condition['in'] {
  if (condition.required === undefined || typeof condition.required === 'boolean') {
    return condition.required ? condition.in : [];
  }
  return condition.required;
}
