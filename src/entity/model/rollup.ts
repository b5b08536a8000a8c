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
}

export function rollupOf(entity: Entity, name: string, rollup: RollupSchema): Rollup {
  const { day, by = [], sum = [], count = [], distinct = [] } = rollup;
  const columns = [...by, entity.scope.store, day, entity.scope.partner];
  // A row is the only one of its own id, so a scope by `id` makes no groups.
  const keys = columns.filter((key): key is string => key !== undefined && key !== 'id');
  return { entity, name, keys: [...new Set(keys)], day, sum, count, distinct };
}
