import type { Entity } from '../../entity/entity';
import { loadTargets } from '../record/targets';
import { loadEntity, loadResource } from '../registry';
import type { AnyResource } from '../resource';
import { loadEntityWords } from '../words/load-entity-words';
import { once } from './once';

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
