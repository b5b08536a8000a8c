import type { Field } from '../../../entity/model/entity';

/** What a field of a new record starts with: the declared default, else nothing; a list that must not be null is empty. */
export function startValue({ property }: Field): unknown {
  return property.default ?? (property.type === 'array' ? [] : null);
}
