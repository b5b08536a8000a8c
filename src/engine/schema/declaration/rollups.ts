import type { Entity } from '../model/entity';
import type { Count } from '../model/kept-numbers';
import { acrossOf, type Rollup, rollupOf } from '../model/rollup';
import { entityNamed, type Model } from './model';

interface Known {
  /** Counts of all entities, by the entity whose records they count. */
  readonly counts: ReadonlyMap<string, readonly Count[]>;
  readonly made: Map<string, readonly Rollup[]>;
}

const knownOfModels = new WeakMap<Model, Known>();

/** The declared rollups of the entity, and those that counts of other entities need. */
export function rollupsOf(model: Model, entity: Entity): readonly Rollup[] {
  const { counts, made } = knownOfModels.get(model) ?? { counts: countsOf(model), made: new Map() };
  knownOfModels.set(model, { counts, made });
  const rollups = made.get(entity.name) ?? makeRollups(entity, counts.get(entity.name) ?? []);
  made.set(entity.name, rollups);
  return rollups;
}

function countsOf(model: Model): ReadonlyMap<string, readonly Count[]> {
  const counts = new Map<string, Count[]>();
  for (const { fields } of model.entities.values()) {
    for (const { count } of fields.values()) {
      if (count) counts.set(count.entity, [...(counts.get(count.entity) ?? []), count]);
    }
  }
  return counts;
}

/**
 * The rollup that answers the count: its key begins with the reference of the count, and it maintains the
 * number.
 */
export function rollupOfCount(model: Model, count: Count): Rollup {
  const entity = entityNamed(model, count.entity);
  const found = rollupsOf(model, entity).find((rollup) => answers(rollup, count));
  if (!found) throw new Error(`No rollup of ${entity.name} counts by ${count.by}`);
  return found;
}

function makeRollups(entity: Entity, counts: readonly Count[]): readonly Rollup[] {
  const declared = Object.entries(entity.schema['x-rollups'] ?? {});
  const rollups = declared.map(([name, rollup]) => rollupOf(entity, name, rollup));
  // The name cannot clash with a declared one: declared names have no underscore.
  const nameOf = ({ by, at }: Count) => ['by', by, ...(at ? ['on', at] : [])].join('_');
  const unanswered = counts.filter((count) => !rollups.some((rollup) => answers(rollup, count)));
  for (const first of unanswered) {
    const name = nameOf(first);
    if (rollups.some((rollup) => rollup.name === name)) continue;
    const { by, at } = first;
    const alike = unanswered.filter((count) => nameOf(count) === name);
    const named = (list: 'sum' | 'distinct') => [...new Set(alike.flatMap((count) => count[list] ?? []))];
    const numbers = { sum: named('sum'), distinct: named('distinct') };
    rollups.push(rollupOf(entity, name, { by: [by], ...(at && { day: at }), ...numbers }));
  }
  return [...rollups, ...declared.flatMap(([name, rollup]) => acrossOf(entity, name, rollup) ?? [])];
}

function answers({ keys, day, ...numbers }: Rollup, count: Count): boolean {
  const { by, at, sum, distinct } = count;
  const isKept =
    (sum === undefined || numbers.sum.includes(sum)) &&
    (distinct === undefined || numbers.distinct.includes(distinct));
  return keys[0] === by && day === at && isKept;
}
