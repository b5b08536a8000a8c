import { referrersOf } from '../schema/model/referrers';
import { loadModel } from '../server/registry';

/** For each entity, the names of the entities that refer to it. */
export function referringEntities(): Readonly<Record<string, readonly string[]>> {
  const { entities } = loadModel();
  const referrers = referrersOf([...entities.values()]);
  const namesOf = (name: string) => [
    ...new Set((referrers.get(name) ?? []).map(({ entity }) => entity.name)),
  ];
  return Object.fromEntries([...entities.keys()].map((name) => [name, namesOf(name)]));
}
