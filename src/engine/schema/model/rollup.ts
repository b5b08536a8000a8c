import type { Entity } from './entity';
import type { RollupSchema } from './kept-numbers';

/** Numbers about the rows of an entity that triggers maintain, one set per group. */
export interface Rollup {
  readonly entity: Entity;
  readonly name: string;
  /** The group key, in the column order of its index; contains `day`. */
  readonly keys: readonly string[];
  readonly day: string | undefined;
  readonly sum: readonly string[];
  readonly count: readonly string[];
  readonly distinct: readonly string[];
  /** Whether a group aggregates the rows of all stores. */
  readonly isAcrossStores: boolean;
}

export function rollupOf(entity: Entity, name: string, rollup: RollupSchema): Rollup {
  return rollupBy(entity, name, rollup, [entity.scope.store, rollup.day, entity.scope.partner]);
}

/**
 * The additional rollup with `acrossStores`, where declared. Its name cannot clash: declared names have no underscore.
 */
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
  // With a scope by `id` every row would be a group of its own.
  const keys = [...by, ...further].filter((key): key is string => key !== undefined && key !== 'id');
  return { entity, name, keys: [...new Set(keys)], day, sum, count, distinct, isAcrossStores: false };
}
