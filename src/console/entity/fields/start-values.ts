import type { Field } from '../../../entity/model/entity';
import { partName } from '../../../entity/model/nested-fields';

/** What a field of a new record starts with: the declared default, else nothing; a list that must not be null is empty. */
export function startValue({ property }: Field): unknown {
  return property.default ?? (property.type === 'array' ? [] : null);
}

/** What a new object of a list starts with. */
export function startOf({ fields }: Field): Readonly<Record<string, unknown>> {
  const starts = fields.map((part) => [partName(part), startValue(part)] as const);
  return Object.fromEntries(starts.filter(([, value]) => value !== null));
}
