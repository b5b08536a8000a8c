import type { Entity } from '../../entity/model/entity';
import { loadEntity, loadResource } from '../data/registry';
import type { AnyResource } from '../data/resource';
import { loadTargets } from '../data/targets';
import { loadEntityWords } from '../i18n/load-entity-words';
import { once } from '../kit/once';

/** What every page about an entity is made from, its words and what its references lead to included. */
export const loadParts = once(async (name: string): Promise<[Entity, AnyResource]> => {
  const loading = loadEntity(name);
  const [entity, resource] = await Promise.all([
    loading,
    loadResource(name),
    loadEntityWords(name),
    loading.then(loadTargets),
  ]);
  return [entity, resource];
});
