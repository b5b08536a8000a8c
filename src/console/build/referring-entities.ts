import { referrersOf } from '../../entity/model/referrers';
import { loadModel } from '../../server/registry';

/** By the name of each entity, the names of those whose fields refer to it. */
export function referringEntities(): Readonly<Record<string, readonly string[]>> {
  const { entities } = loadModel();
  const referrers = referrersOf([...entities.values()]);
  const namesOf = (name: string) => [
    ...new Set((referrers.get(name) ?? []).map(({ entity }) => entity.name)),
  ];
  return Object.fromEntries([...entities.keys()].map((name) => [name, namesOf(name)]));
}
