import type { Field } from '../../../schema/model/entity';

/**
 * Initial value of a field in a new record: the declared default, else an empty array for lists and null for others.
 */
export function startValue({ property }: Field): unknown {
  return property.default ?? (property.type === 'array' ? [] : null);
}
