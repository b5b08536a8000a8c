import type { Entity } from '../model/entity';
import type { Count } from '../model/kept-numbers';
import { acrossStoresOf, type Rollup, rollupOf } from '../model/rollup';
import { entityNamed, type Model } from './model';

const rollupsOfModels = new WeakMap<Model, Map<string, readonly Rollup[]>>();

/** The rollups that the entity declares, and those that counts of other entities read. */
export function rollupsOf(model: Model, entity: Entity): readonly Rollup[] {
  const known = rollupsOfModels.get(model) ?? new Map<string, readonly Rollup[]>();
  rollupsOfModels.set(model, known);
  const made = known.get(entity.name) ?? makeRollups(model, entity);
  known.set(entity.name, made);
  return made;
}

/** The rollup that answers a count by the head of its index. */
export function rollupOfCount(model: Model, count: Count): Rollup {
  const entity = entityNamed(model, count.entity);
  const found = rollupsOf(model, entity).find((rollup) => answers(rollup, count));
  if (!found) throw new Error(`No rollup of ${entity.name} counts by ${count.by}`);
  return found;
}

function makeRollups(model: Model, entity: Entity): readonly Rollup[] {
  const declared = Object.entries(entity.schema['x-rollups'] ?? {});
  const rollups = declared.map(([name, rollup]) => rollupOf(entity, name, rollup));
  const counts = [...model.entities.values()]
    .flatMap(({ fields }) => [...fields.values()])
    .flatMap(({ count }) => (count?.entity === entity.name ? [count] : []));
  // Declared names have no underscore.
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
  return [...rollups, ...declared.flatMap(([name, rollup]) => acrossStoresOf(entity, name, rollup) ?? [])];
}

function answers({ keys, day, ...numbers }: Rollup, count: Count): boolean {
  const { by, at, sum, distinct } = count;
  const isKept =
    (sum === undefined || numbers.sum.includes(sum)) &&
    (distinct === undefined || numbers.distinct.includes(distinct));
  return keys[0] === by && day === at && isKept;
}
