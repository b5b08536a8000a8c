import type { Entity } from './entity';
import type { RollupSchema } from './kept-numbers';

/** Numbers kept about the rows of an entity, one set per group. */
export interface Rollup {
  readonly entity: Entity;
  readonly name: string;
  /** Fields whose values make a group, in the order of the index that finds them; `day` is one of them. */
  readonly keys: readonly string[];
  readonly day: string | undefined;
  readonly sum: readonly string[];
  readonly count: readonly string[];
  readonly distinct: readonly string[];
  /** Whether a group holds the rows of all stores. */
  readonly isAcrossStores: boolean;
}

export function rollupOf(entity: Entity, name: string, rollup: RollupSchema): Rollup {
  return rollupBy(entity, name, rollup, [entity.scope.store, rollup.day, entity.scope.partner]);
}

/** The one with larger groups beside it, where it declares that. Declared names have no underscore. */
export function acrossStoresOf(entity: Entity, name: string, rollup: RollupSchema): Rollup | undefined {
  if (!rollup.acrossStores) return undefined;
  const across = rollupBy(entity, `${name}_across_stores`, rollup, [rollup.day, entity.scope.partner]);
  return { ...across, isAcrossStores: true };
}

function rollupBy(
  entity: Entity,
  name: string,
  { day, by = [], sum = [], count = [], distinct = [] }: RollupSchema,
  further: readonly (string | undefined)[],
): Rollup {
  // A row is the only one of its own id, so a scope by `id` makes no groups.
  const keys = [...by, ...further].filter((key): key is string => key !== undefined && key !== 'id');
  return { entity, name, keys: [...new Set(keys)], day, sum, count, distinct, isAcrossStores: false };
}
