import { levels, narrowest } from '../contract/app';
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
  /** Whether groups leave out the narrowest level. */
  readonly isAcross: boolean;
}

export function rollupOf(entity: Entity, name: string, rollup: RollupSchema): Rollup {
  const { columns } = entity.scope;
  const own = narrowest && columns[narrowest.name];
  return rollupBy(entity, name, rollup, [own, rollup.day, ...widerColumns(entity)]);
}

/** The additional rollup with `across`, where declared. */
export function acrossOf(entity: Entity, name: string, rollup: RollupSchema): Rollup | undefined {
  if (!rollup.across) return undefined;
  const across = rollupBy(entity, acrossName(name), rollup, [rollup.day, ...widerColumns(entity)]);
  return { ...across, isAcross: true };
}

/** Its name cannot clash: declared names have no underscore. */
export function acrossName(name: string): string {
  return `${name}_across_${narrowest?.name}s`;
}

/** The scope columns of all levels but the narrowest. */
function widerColumns({ scope }: Entity): (string | undefined)[] {
  return levels
    .slice(0, -1)
    .toReversed()
    .map(({ name }) => scope.columns[name]);
}

function rollupBy(
  entity: Entity,
  name: string,
  { day, by = [], sum = [], count = [], distinct = [] }: RollupSchema,
  further: readonly (string | undefined)[],
): Rollup {
  // With a scope by `id` every row would be a group of its own.
  const keys = [...by, ...further].filter((key): key is string => key !== undefined && key !== 'id');
  return { entity, name, keys: [...new Set(keys)], day, sum, count, distinct, isAcross: false };
}
